import type { Finding, LaunchInputs } from './launch-inputs';

/** The findings before a launch as text, followed by what the check cannot see. */
export function report(findings: readonly Finding[], { build, settings }: LaunchInputs): string {
  const { siteUrl, mailOrigin, commit } = build?.stamp ?? {};
  const idOf = (form: string) => settings[`VITE_EMAILJS_${form}_TEMPLATE_ID`] ?? '(not set)';
  return `${result(findings, 'Nothing that was checked speaks against going live.', 'Not ready to go live', 'reason')}
${siteUrl ? `\nThe folder was built for ${siteUrl}, with mail to ${mailOrigin}, from commit ${commit ?? 'unknown'}.\n` : ''}
Not checked, since no file here can tell:
  - the steps of docs/go-live.md, such as that a person reads the mailboxes, that EmailJS has these templates and keys,
    that the facts and reviews are true, and that people answer in every language;
  - that EmailJS has the template of the contact form as ${idOf('CONTACT')} and that of the intake form as ${idOf('INTAKE')}:
    swapped ones drop answers, and nothing shows it;
  - that a lawyer has answered docs/lawyer-questions.md, in the parts for the states, languages, and reviews of this site.
`;
}

/** The findings about the live site as text. */
export function liveReport(findings: readonly Finding[]): string {
  const good =
    'Every address of the build is served as it was built, and the DNS records of its mail are there.\n' +
    'A page at an address that the build does not have would not show.';
  return result(findings, good, 'Not as built', 'difference');
}

function result(findings: readonly Finding[], good: string, bad: string, one: string): string {
  if (findings.length === 0) return good;
  const lines = findings.map(([item, problem, fix]) => `\n  ✗ ${item}: ${problem}.\n    ${fix}`);
  return `${bad}: ${findings.length} ${one}${findings.length === 1 ? '' : 's'}.\n${lines.join('\n')}`;
}
