import type { Finding } from './finding';
import { notChecked } from './not-checked';

/** The outcome for people. */
export function report(findings: readonly Finding[]): string {
  const refusals = findings.map(
    ({ item, problem, fix }) => `  ✗ ${item}: ${problem}.\n    ${fix}\n`,
  );
  const verdict =
    findings.length === 0
      ? 'Nothing that was checked speaks against going live.\n'
      : `Not ready to go live: ${findings.length} ${findings.length === 1 ? 'reason' : 'reasons'}.\n\n${refusals.join('\n')}`;
  const limits = notChecked.map((text) => `  - ${text}`).join('\n');
  return `${verdict}\nNot checked, since no file here can tell (docs/operate.md):\n${limits}\n`;
}

/** The outcome for machines. */
export function reportJson(findings: readonly Finding[]): string {
  return JSON.stringify({ ready: findings.length === 0, findings, notChecked }, null, 2);
}
