import { existsSync, readFileSync } from 'node:fs';
import { compareHost, filesIn } from '@lawyers/hosting';
import { checkChangedFiles } from './check-build';
import type { Finding, Launch } from './launch';
import { mailRecordFindings } from './mail-records';

export type LiveOptions = {
  /** The selectors of DKIM keys that are not at one of the usual ones, as `domain=selector`. */
  readonly dkim?: readonly string[];
  /** The `SHA256SUMS` of the release before, whose pages must be gone. */
  readonly before?: string;
};

/** What the site at an address serves differently from the build in a folder, and what its mails lack in DNS. */
export async function liveFindings(
  address: string,
  launch: Launch,
  folder: string,
  { dkim = [], before }: LiveOptions,
): Promise<readonly Finding[]> {
  const filesBefore =
    before === undefined ? [] : existsSync(before) && filesIn(readFileSync(before, 'utf8'));
  if (!filesBefore)
    return [[`${before}`, 'is no list of files', 'Give SHA256SUMS of the release before.']];
  if (!URL.canParse(address))
    return [[address, 'is no address', 'Give it whole, such as https://www.example.com.']];
  const { origin } = new URL(address);
  const { siteUrl } = launch.build?.stamp ?? {};
  if (!siteUrl) return [[folder, 'holds no build to compare with', 'Build: npx nx build web.']];
  const other = [origin, `the build is for ${siteUrl}`, 'Set VITE_SITE_URL, and build.'] as const;
  const unset = mailboxes.filter((name) => !launch.settings[name]).join(' and ');
  const unchecked = [unset, 'not set, so no DNS record was looked for', 'Set it in .env.'] as const;
  const domains = mailDomains(launch);
  const stray = dkim.find((one) => !domains.includes(`${one.split('=')[0]}`) || !one.split('=')[1]);
  if (stray)
    return [
      [
        `--dkim ${stray}`,
        'names no domain of a mail',
        `Give one of ${domains.join(', ')} and its selector: --dkim ${domains[0]}=s1.`,
      ],
    ];
  const selectorsOf = (domain: string) =>
    dkim.flatMap((one) => (one.startsWith(`${domain}=`) ? one.slice(domain.length + 1) : []));
  return [
    ...checkChangedFiles(launch),
    ...(siteUrl === origin ? [] : [other]),
    ...(unset ? [unchecked] : []),
    ...(await compareHost(origin, folder, { filesBefore })),
    ...(await Promise.all(domains.map((one) => mailRecordFindings(one, selectorsOf(one))))).flat(),
  ];
}

const mailboxes = ['VITE_CONTACT_RECIPIENT', 'VITE_INTAKE_RECIPIENT'];

/** Those of both mailboxes, whose answers must arrive, and of both senders, which SPF, DKIM, and DMARC protect. */
export function mailDomains({ settings, templates }: Launch): readonly string[] {
  const addresses = [
    ...mailboxes.map((name) => settings[name]),
    ...templates.map(({ from }) => from),
  ];
  const domains = addresses.flatMap((address) => address?.split('@').at(-1)?.toLowerCase() || []);
  return [...new Set(domains)];
}
