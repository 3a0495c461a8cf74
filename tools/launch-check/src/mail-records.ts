import { Resolver } from 'node:dns/promises';
import type { Finding } from './launch-inputs';

/** The questions to a DNS resolver. */
export type MailRecords = Pick<Resolver, 'resolveTxt' | 'resolveMx'>;

/** The DKIM selectors of Google Workspace and Microsoft 365. Other mail services use other selectors. */
const knownSelectors: readonly string[] = ['google', 'selector1', 'selector2'];

/**
 * Reports missing or wrong DNS records: without an MX record a domain receives no mail, and without SPF, DKIM, and
 * DMARC its mail is taken for spam.
 * @param ownSelectors DKIM selectors of the domain's mail service, unless that is Google Workspace or Microsoft 365.
 * @param records The DNS resolver; tests pass their own.
 */
export async function mailRecordFindings(
  domain: string,
  ownSelectors: readonly string[] = [],
  records: MailRecords = new Resolver({ timeout: 5_000, tries: 2 }),
): Promise<readonly Finding[]> {
  const selectors = ownSelectors.length > 0 ? ownSelectors : knownSelectors;
  const textsOf = async (name: string, pattern: RegExp) =>
    (await answerOf(records.resolveTxt(name)))
      .map((parts) => parts.join(''))
      .filter((text) => pattern.test(text));
  try {
    const mailServers = await answerOf(records.resolveMx(domain));
    const spf = await textsOf(domain, /^v=spf1 /i);
    const dmarc = await textsOf(`_dmarc.${domain}`, /^v=DMARC1/i);
    const keys = await Promise.all(
      selectors.map((selector) => textsOf(`${selector}._domainkey.${domain}`, /\bp=\w/)),
    );
    const open = spf.filter((text) => /[+?]all\b|\sall\b/.test(text));
    const problems = [
      mailServers.length === 0 && 'no MX record, so it receives no mail',
      spf.length !== 1 && `${spf.length} SPF records instead of one`,
      ...open.map((text) => `the SPF record lets everybody send: ${text}`),
      keys.flat().length === 0 &&
        `no DKIM key at the selector ${selectors.join(', ')}; another one: -- --dkim ${domain}=<selector>`,
      dmarc.length !== 1 && `${dmarc.length} DMARC records instead of one`,
    ];
    const fix = 'Correct the record (docs/go-live.md, step 5). Without it, inquiries land in spam.';
    return problems.flatMap((problem) => (problem ? [[`DNS of ${domain}`, problem, fix]] : []));
  } catch (error) {
    const problem = `no answer about its records (${(error as Error).message})`;
    return [[`DNS of ${domain}`, problem, 'Check again from a machine whose DNS answers.']];
  }
}

/** The records of a name; none if DNS says that the name has none. Rejects when the question fails otherwise. */
async function answerOf<T>(question: Promise<T[]>): Promise<readonly T[]> {
  return question.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return [];
    throw error;
  });
}
