import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchFindings } from './launch-findings';
import { lawyerQuestionsReport } from './lawyer-questions';
import { readLaunch } from './read-launch';
import { report, reportJson } from './report';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    // The workspace with the settings, templates, and build to check.
    root: { type: 'string', default: resolve(import.meta.dirname, '../../..') },
  },
});
const launch = readLaunch(resolve(values.root));
const findings = launchFindings(launch);
const print = values.json ? reportJson : report;
console.log(print(findings, launch.build?.stamp));
process.exitCode = findings.length > 0 ? 1 : 0;

if (!values.json) console.log(lawyerQuestionsReport());
