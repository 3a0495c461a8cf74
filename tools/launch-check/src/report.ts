import type { Stamp } from '@lawyers/web/settings';
import type { Finding } from './finding';
import { notChecked } from './not-checked';

/** The outcome for people. `stamp` is that of the folder, if there is one. */
export function report(findings: readonly Finding[], stamp?: Stamp): string {
  const refusals = findings.map(
    ({ item, problem, fix }) => `  ✗ ${item}: ${problem}.\n    ${fix}\n`,
  );
  const verdict =
    findings.length === 0
      ? 'Nothing that was checked speaks against going live.\n'
      : `Not ready to go live: ${findings.length} ${findings.length === 1 ? 'reason' : 'reasons'}.\n\n${refusals.join('\n')}`;
  const limits = notChecked.map((text) => `  - ${text}`).join('\n');
  const folder = stamp
    ? `\nThe folder was built for ${stamp.siteUrl}, with mail to ${stamp.mailOrigin}, from commit ${stamp.commit ?? 'unknown'}.\n`
    : '';
  return `${verdict}${folder}\nNot checked, since no file here can tell (docs/operate.md):\n${limits}\n`;
}

/** The outcome for machines. */
export function reportJson(findings: readonly Finding[], stamp?: Stamp): string {
  return JSON.stringify({ ready: findings.length === 0, findings, notChecked, stamp }, null, 2);
}
