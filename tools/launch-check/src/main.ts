import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchFindings } from './launch-findings';
import { lawyerQuestionsReport } from './lawyer-questions';
import { readLaunch } from './read-launch';
import { report, reportJson } from './report';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    // Another workspace than this one, with its settings, templates and build.
    root: { type: 'string', default: resolve(import.meta.dirname, '../../..') },
  },
});
const findings = launchFindings(readLaunch(resolve(values.root)));
console.log(values.json ? reportJson(findings) : report(findings));
process.exitCode = findings.length > 0 ? 1 : 0;

if (!values.json) console.log(lawyerQuestionsReport());
