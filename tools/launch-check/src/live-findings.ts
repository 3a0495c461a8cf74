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
  const { origin } = new URL(address);
  const { siteUrl } = launch.build?.stamp ?? {};
  if (!siteUrl) return [[folder, 'holds no build to compare with', 'Build: npx nx build web.']];
  const other = [origin, `the build is for ${siteUrl}`, 'Set VITE_SITE_URL, and build.'] as const;
  const mailbox = launch.settings['VITE_CONTACT_RECIPIENT'];
  const noMailbox = 'is not set, so the DNS records of its domain are not checked';
  return [
    ...checkChangedFiles(launch),
    ...(siteUrl === origin ? [] : [other]),
    ...(await compareHost(origin, folder, { filesBefore })),
    ...(mailbox
      ? await mailRecordFindings(`${mailbox.split('@').at(-1)}`, dkim)
      : [['VITE_CONTACT_RECIPIENT', noMailbox, 'Set it in .env.'] as const]),
  ];
}
