import { defaultLanguage } from '@lawyers/domain';
import type { Finding, Launch } from './launch';
import { questionParts } from './questions';

/** Conditions that no file on this machine shows. `docs/go-live.md` explains how to check each. */
export function notChecked(launch: Pick<Launch, 'facts' | 'reviews'>): readonly string[] {
  const parts = questionParts(launch).map((part) => `"${part}"`);
  return [
    'that the mailboxes exist and a person reads them: send an inquiry from the live site and answer it',
    'that the two templates in EmailJS are those of libs/mail/templates, each behind its own id, with the recipient as fixed "To Email"',
    'that the keys are those of your account, that it allows only your domain, and that its quota is enough',
    'that the host serves this build: after the deploy, npm run launch-check -- --live https://…',
    'that the firm answers for the site, and that its facts and reviews are true',
    `that a lawyer has answered docs/lawyer-questions.md for the states served: ${parts.join('; ')}`,
    ...whoAnswers(launch.facts.languages),
  ];
}

/** A question for each further language of the site. */
export function whoAnswers(published: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return published
    .filter((language) => language !== defaultLanguage)
    .map(
      (language) =>
        `who answers in ${names.of(language)}: name the people for calls, emails, and the consultation`,
    );
}

/** The report as text. */
export function report(findings: readonly Finding[], launch: Launch): string {
  const result =
    findings.length === 0
      ? 'Nothing that was checked speaks against going live.\n'
      : `Not ready to go live: ${findings.length} ${findings.length === 1 ? 'reason' : 'reasons'}.\n\n${lines(findings)}`;
  const stamp = launch.build?.stamp;
  const limits = notChecked(launch)
    .map((text) => `  - ${text}`)
    .join('\n');
  const folder = stamp
    ? `\nThe folder was built for ${stamp.siteUrl}, with mail to ${stamp.mailOrigin}, from commit ${stamp.commit ?? 'unknown'}.\n`
    : '';
  return `${result}${folder}\nNot checked, since no file here can tell (docs/go-live.md):\n${limits}\n`;
}

/** The report on a live site as text. */
export function liveReport(findings: readonly Finding[]): string {
  return findings.length === 0
    ? 'The live site is what was built, and the DNS records of its mail are there.\n'
    : `Not as built: ${findings.length} ${findings.length === 1 ? 'difference' : 'differences'}.\n\n${lines(findings)}`;
}

function lines(findings: readonly Finding[]): string {
  return findings
    .map(({ item, problem, fix }) => `  ✗ ${item}: ${problem}.\n    ${fix}\n`)
    .join('\n');
}
