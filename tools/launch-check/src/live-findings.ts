import { compareHost, type Difference } from '@lawyers/hosting';
import { checkChangedFiles, somePaths } from './check-build';
import type { Finding, Launch } from './launch';
import { mailRecordFindings } from './mail-records';
import { hostOf } from './placeholder';

/** What the site at an address serves differently from the build in a folder, and what its mails lack in DNS. */
export async function liveFindings(
  address: string,
  launch: Launch,
  folder: string,
  dkimSelector?: string,
): Promise<readonly Finding[]> {
  const { origin } = new URL(address);
  const { build, settings } = launch;
  if (!build?.stamp) {
    return [finding(folder, 'holds no build to compare with', 'Build first: npx nx build web.')];
  }
  const { siteUrl } = build.stamp;
  const mailbox = settings['VITE_CONTACT_RECIPIENT'];
  const wrongSite = finding(origin, `the build is for ${siteUrl}`, 'Set VITE_SITE_URL, and build.');
  const differences = await compareHost(origin, folder);
  return [
    ...checkChangedFiles(launch),
    ...(siteUrl === origin ? [] : [wrongSite]),
    ...differences.map(({ cause, problems, fix }) => finding(cause, listOf(problems), fix)),
    ...(mailbox ? await mailRecordFindings(hostOf(mailbox), dkimSelector) : [noMailbox]),
  ];
}

const shown = 5;

function listOf(problems: Difference['problems']): string {
  const lines = problems.map(({ problem, paths }) => `${problem}: ${somePaths(paths)}`);
  const more = lines.length > shown ? [`and ${lines.length - shown} more like these`] : [];
  return [...lines.slice(0, shown), ...more].join('\n      ');
}

const noMailbox = finding(
  'VITE_CONTACT_RECIPIENT',
  'is not set, so the DNS records of its domain are not checked',
  'Set it in .env.',
);

function finding(item: string, problem: string, fix: string): Finding {
  return { item, problem, fix };
}
