import { existsSync, readFileSync } from 'node:fs';
import { compareHost, filesIn } from '@lawyers/hosting';
import { checkChangedFiles } from './check-build';
import type { Finding, Launch } from './launch';
import { mailRecordFindings } from './mail-records';

export type LiveOptions = {
  /** The selector of a DKIM key that is not at one of the usual ones. */
  readonly dkim?: string;
  /** The `SHA256SUMS` of the release before, whose pages must be gone. */
  readonly before?: string;
};

/** What the site at an address serves differently from the build in a folder, and what its mails lack in DNS. */
export async function liveFindings(
  address: string,
  launch: Launch,
  folder: string,
  { dkim, before }: LiveOptions,
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
  const mailboxes = ['VITE_CONTACT_RECIPIENT', 'VITE_INTAKE_RECIPIENT'];
  const unset = mailboxes.filter((name) => !launch.settings[name]).join(' and ');
  const unchecked = [unset, 'not set, so no DNS record was looked for', 'Set it in .env.'] as const;
  const domains = new Set(
    mailboxes.flatMap((name) => launch.settings[name]?.split('@').at(-1) ?? []),
  );
  return [
    ...checkChangedFiles(launch),
    ...(siteUrl === origin ? [] : [other]),
    ...(unset ? [unchecked] : []),
    ...(await compareHost(origin, folder, { filesBefore })),
    ...(await Promise.all([...domains].map((domain) => mailRecordFindings(domain, dkim)))).flat(),
  ];
}
