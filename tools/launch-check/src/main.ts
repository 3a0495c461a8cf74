import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchFindings } from './launch-findings';
import { readLaunchInputs } from './launch-inputs';
import { liveFindings } from './live-findings';
import { liveReport, report } from './report';

const { values } = parseArgs({
  options: {
    // The address of the live site, to compare it with the build. Without it, the build and what it is made from, such
    // as settings and facts, are checked before a launch.
    live: { type: 'string' },
    // The folder of the build, as an absolute path or relative to the workspace.
    build: { type: 'string', default: 'dist/apps/web' },
    // Only with --live. A domain and the DKIM selector of its mail service, such as firm.com=s1, if that service is
    // neither Google Workspace nor Microsoft 365.
    dkim: { type: 'string', multiple: true },
    // Only without --live. Leaves out statements that ended or should have been checked again, for an urgent release.
    'ignore-dates': { type: 'boolean' },
  },
});
const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, values.build);
const launch = readLaunchInputs(root, folder);
const findings = values.live
  ? await liveFindings(values.live, launch, folder, values)
  : launchFindings(launch, { ignoreDates: values['ignore-dates'] });
console.log(values.live ? liveReport(findings) : report(findings, launch));
process.exitCode = findings.length > 0 ? 1 : 0;
