import { defaultLanguage } from '@lawyers/domain';
import type { Finding, Launch } from './launch';

/** The report as text, with what no file on this machine shows. `docs/go-live.md` explains how to check each. */
export function report(
  findings: readonly Finding[],
  { facts, build }: Launch,
  questions: readonly string[],
): string {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const others = facts.languages.filter((language) => language !== defaultLanguage);
  const notChecked = [
    'that the mailboxes exist and a person reads them: send an inquiry from the live site and answer it',
    'that the two templates in EmailJS are those of libs/mail/templates, each behind its own id, with the recipient as fixed "To Email"',
    'that the keys are those of your account, that it allows only your domain, and that its quota is enough',
    'that the host serves this build: after the deploy, npm run launch-check -- --live https://…',
    'that the firm answers for the site, and that its facts and reviews are true',
    `that a lawyer has answered docs/lawyer-questions.md for the states served: "${questions.join('"; "')}"`,
    ...others.map(
      (language) =>
        `who answers in ${names.of(language)}: name the people for calls, emails, and the consultation`,
    ),
  ];
  const { siteUrl, mailOrigin, commit } = build?.stamp ?? {};
  return `${result(findings, 'Nothing that was checked speaks against going live.', 'Not ready to go live', 'reason')}
${siteUrl ? `\nThe folder was built for ${siteUrl}, with mail to ${mailOrigin}, from commit ${commit ?? 'unknown'}.\n` : ''}
Not checked, since no file here can tell (docs/go-live.md):
${notChecked.map((text) => `  - ${text}`).join('\n')}
`;
}

/** The report on a live site as text. */
export function liveReport(findings: readonly Finding[]): string {
  const good = 'The live site is what was built, and the DNS records of its mail are there.';
  return result(findings, good, 'Not as built', 'difference');
}

function result(findings: readonly Finding[], good: string, bad: string, one: string): string {
  if (findings.length === 0) return good;
  const lines = findings.map(([item, problem, fix]) => `\n  ✗ ${item}: ${problem}.\n    ${fix}`);
  return `${bad}: ${findings.length} ${one}${findings.length === 1 ? '' : 's'}.\n${lines.join('\n')}`;
}
