import { languages } from '@lawyers/domain';
import { checkChangedFiles } from './check-build';
import { compareHost } from './compare-host';
import type { Finding, LaunchInputs } from './launch-inputs';
import { mailRecordFindings, type MailRecords } from './mail-records';
import { placeholdersIn } from './placeholder';

export type LiveOptions = {
  /**
   * DKIM selectors, as `domain=selector`, of domains whose mail service is neither Google Workspace nor Microsoft 365.
   * Without one, the check looks only for the selectors of these two.
   */
  readonly dkim?: readonly string[];
  /** The DNS resolver; tests pass their own. */
  readonly records?: MailRecords;
};

/** Compares the site at an address with the build in a folder, and checks the DNS records of its mail domains. */
export async function liveFindings(
  address: string,
  launch: LaunchInputs,
  folder: string,
  { dkim = [], records }: LiveOptions,
): Promise<readonly Finding[]> {
  if (!URL.canParse(address))
    return [[address, 'is no address', 'Give it whole, such as https://www.example.com.']];
  const { origin } = new URL(address);
  const { siteUrl } = launch.build?.stamp ?? {};
  if (!siteUrl) return [[folder, 'holds no build to compare with', 'Build: npx nx build web.']];
  const other = [origin, `the build is for ${siteUrl}`, 'Set VITE_SITE_URL, and build.'] as const;
  const { domains, unset } = mailDomains(launch);
  const unchecked: Finding = [
    unset.join(' and '),
    'not set, or still a placeholder, so not all DNS records were looked for',
    'Set a mailbox in .env, and "from" in libs/mail/templates.',
  ];
  const isKnown = (one: string) => domains.some((domain) => /^=./.test(one.replace(domain, '')));
  const stray = dkim.find((one) => !isKnown(one));
  if (stray) {
    const fix = `Give one of ${domains.join(', ')} and its selector: --dkim ${domains[0]}=s1.`;
    return [[`--dkim ${stray}`, 'names no domain of a mail', fix]];
  }
  const selectorsOf = (domain: string) =>
    dkim.flatMap((one) => (one.startsWith(`${domain}=`) ? one.slice(domain.length + 1) : []));
  return [
    ...checkChangedFiles(launch),
    ...(siteUrl === origin ? [] : [other]),
    ...(unset.length > 0 ? [unchecked] : []),
    ...(await compareHost(origin, folder, { languageFolders })),
    ...(
      await Promise.all(domains.map((one) => mailRecordFindings(one, selectorsOf(one), records)))
    ).flat(),
  ];
}

const languageFolders = Object.values(languages).flatMap(({ prefix }) => prefix || []);

const mailboxes = ['VITE_CONTACT_RECIPIENT', 'VITE_INTAKE_RECIPIENT'];

/**
 * The domains whose DNS records matter: those of the two mailboxes, at which visitors' inquiries must arrive, and those
 * of the senders of the templates, which SPF, DKIM, and DMARC protect. `unset` names the settings and senders that have
 * no real address yet.
 */
export function mailDomains({ settings, templates }: LaunchInputs) {
  const addresses: readonly (readonly [name: string, address?: string])[] = [
    ...mailboxes.map((name) => [name, settings[name]] as const),
    ...templates.map(({ name, from }) => [`"from" of the template ${name}`, from] as const),
  ];
  const isSet = (address = '') => address && placeholdersIn(address).length === 0;
  const domains = addresses.flatMap(([, address = '']) =>
    isSet(address) ? address.replace(/^.*@/, '').toLowerCase() : [],
  );
  return {
    domains: [...new Set(domains)],
    unset: addresses.flatMap(([name, address]) => (isSet(address) ? [] : [name])),
  };
}
