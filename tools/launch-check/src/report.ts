import type { Finding, Launch } from './launch';
import type { LiveOptions } from './live-findings';

/** The report as text. */
export function report(findings: readonly Finding[], { build, settings }: Launch): string {
  const { siteUrl, mailOrigin, commit } = build?.stamp ?? {};
  return `${result(findings, 'Nothing that was checked speaks against going live.', 'Not ready to go live', 'reason')}
${siteUrl ? `\nThe folder was built for ${siteUrl}, with mail to ${mailOrigin}, from commit ${commit ?? 'unknown'}.\n` : ''}
Not checked, since no file here can tell:
  - the steps of docs/go-live.md, such as that a person reads the mailboxes, that EmailJS has these templates and keys,
    that the facts and reviews are true, and that people answer in every language;${unclearTemplates(settings)}
  - that a lawyer has answered docs/lawyer-questions.md, in the parts for the states, languages, and reviews of this site.
`;
}

/** The ids of templates that do not say which form they are for: swapped, they drop answers, and nothing shows it. */
function unclearTemplates(settings: Launch['settings']): string {
  const unclear = ['contact', 'intake'].flatMap((name) => {
    const id = settings[`VITE_EMAILJS_${name.toUpperCase()}_TEMPLATE_ID`] ?? name;
    return id.toLowerCase().includes(name) ? [] : [`${id} is the ${name} template`];
  });
  return unclear.length > 0
    ? `\n  - that ${unclear.join(', and ')}, since the ids do not say;`
    : '';
}

/** The report on a live site as text. */
export function liveReport(findings: readonly Finding[], { before }: LiveOptions): string {
  const good =
    'Every address of the build is served as it was built, and the DNS records of its mail are there.\n' +
    (before
      ? 'No page of the release before is left. A page at an address that neither had would not show.'
      : 'A page at another address would not show, unless --before names the SHA256SUMS of a release that had it.');
  return result(findings, good, 'Not as built', 'difference');
}

function result(findings: readonly Finding[], good: string, bad: string, one: string): string {
  if (findings.length === 0) return good;
  const lines = findings.map(([item, problem, fix]) => `\n  ✗ ${item}: ${problem}.\n    ${fix}`);
  return `${bad}: ${findings.length} ${one}${findings.length === 1 ? '' : 's'}.\n${lines.join('\n')}`;
}
