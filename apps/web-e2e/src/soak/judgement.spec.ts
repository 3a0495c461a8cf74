import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadOver, machineLine } from '@lawyers/browsers';
import { expect, test } from '@playwright/test';
import { format } from 'prettier';
import { allAttempts, allMessages } from '../visitor/inbox';
import { runRecord } from '../visitor/run-record';
import { figuresOf } from './figures';
import { groupBy } from './group-by';
import type { PlayedSubmission, SeenSubmission } from './played-submission';
import { plannedBy } from './planned-by';
import { reliabilityDocument } from './reliability-document';
import { parseSoakOptions, soakCommand } from './soak-options';
import { complaintsAbout } from './verdict';

const options = parseSoakOptions(process.env);
const root = resolve(import.meta.dirname, '../../../..');

test('no inquiry was lost, none falsely confirmed, and all were played', async ({
  browser,
}, info) => {
  const played = await withMailbox(runRecord<SeenSubmission>(info, 'submissions').all());
  const minutes = (Date.now() - Number(process.env['SOAK_STARTED'])) / 60_000;
  const figures = figuresOf(played);
  if (!options.only) {
    const run = {
      options,
      date: new Date().toISOString().slice(0, 10),
      machine: [
        machineLine(),
        `Chromium ${browser.version()}`,
        `Node ${process.versions.node}`,
        // Beyond the cores it is others' work.
        `load average ${loadOver(15).toFixed(0)} over 15 minutes`,
      ].join(', '),
      minutes,
    };
    const text = reliabilityDocument(run, played, figures);
    writeFileSync(
      resolve(root, options.document),
      await format(text, { parser: 'markdown', singleQuote: true, printWidth: 100 }),
    );
  }
  process.stdout.write(
    `${played.length} played in ${minutes.toFixed(1)} minutes: ${figures.total.confirmed} confirmed, ` +
      `${figures.total.panel} handed back; slowest outcome ${figures.slowest.toFixed(1)} s.\n`,
  );
  const complaints = played.flatMap((one) =>
    complaintsAbout(one).map(
      ({ kind, text }) =>
        `${kind.toUpperCase()}: ${text}. Faults: ${JSON.stringify(one.plan.faults)}. ` +
        `Again: ${soakCommand(options, one.plan.index)}`,
    ),
  );
  expect.soft(complaints).toEqual([]);
  expect(played.length, 'played before the time was up').toBe(plannedBy(options).length);
});

/** Brings together what was seen and what arrived, after the outcome too. */
async function withMailbox(seen: readonly SeenSubmission[]): Promise<readonly PlayedSubmission[]> {
  const mails = groupBy(await allMessages(), ({ parameters }) => parameters['email']);
  const requests = groupBy(await allAttempts(), ({ inquiryRef }) => inquiryRef);
  return seen
    .toSorted((one, other) => one.plan.index - other.plan.index)
    .map((one) => ({
      ...one,
      mails: mails.get(one.plan.written.email) ?? [],
      requests: requests.get(one.ref) ?? [],
    }));
}
