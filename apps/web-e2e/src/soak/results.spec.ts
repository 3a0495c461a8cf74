import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { format } from 'prettier';
import { loadOver, machineLine } from '@lawyers/browsers';
import { allRequests, allMessages } from '../visitor/inbox';
import { runRecord } from '../visitor/run-record';
import { figuresOf } from './figures';
import { groupBy } from './group-by';
import type { InquiryResult, BrowserResult } from './inquiry-result';
import { plannedInquiries } from './planned-inquiries';
import { reliabilityDocument } from './reliability-document';
import { parseSoakOptions, soakCommand } from './soak-options';
import { violationsOf } from './violations';

const options = parseSoakOptions(process.env);
const root = resolve(import.meta.dirname, '../../../..');

test('every inquiry ran, and none was lost or falsely confirmed', async ({ browser }, info) => {
  const results = await withMailbox(runRecord<BrowserResult>(info, 'inquiries').all());
  const minutes = (Date.now() - Number(process.env['SOAK_STARTED'])) / 60_000;
  const figures = figuresOf(results);
  if (!options.only) {
    const run = {
      options,
      date: new Date().toISOString().slice(0, 10),
      machine: [
        machineLine(),
        `Chromium ${browser.version()}`,
        `Node ${process.versions.node}`,
        // A load above the number of cores means that other processes compete.
        `load average ${loadOver(15).toFixed(0)} over 15 minutes`,
      ].join(', '),
      minutes,
    };
    const text = reliabilityDocument(run, results, figures);
    writeFileSync(
      resolve(root, options.document),
      await format(text, { parser: 'markdown', singleQuote: true, printWidth: 100 }),
    );
  }
  process.stdout.write(
    `${results.length} inquiries in ${minutes.toFixed(1)} minutes: ${figures.total.confirmed} confirmed, ` +
      `${figures.total.panel} handed back; slowest outcome ${figures.slowest.toFixed(1)} s.\n`,
  );
  const violations = results.flatMap((one) =>
    violationsOf(one).map(
      ({ type, text }) =>
        `${type.toUpperCase()}: ${text}. Faults: ${JSON.stringify(one.plan.faults)}. ` +
        `Repeat: ${soakCommand(options, one.plan.index)}`,
    ),
  );
  expect.soft(violations).toEqual([]);
  expect(results.length, 'inquiries before SOAK_MINUTES was over').toBe(
    plannedInquiries(options).length,
  );
});

/** Combines what the browser showed with the mails and requests, also those after the outcome. */
async function withMailbox(seen: readonly BrowserResult[]): Promise<readonly InquiryResult[]> {
  const mails = groupBy(await allMessages(), ({ parameters }) => parameters['email']);
  const requests = groupBy(await allRequests(), ({ inquiryRef }) => inquiryRef);
  return seen
    .toSorted((one, other) => one.plan.index - other.plan.index)
    .map((one) => ({
      ...one,
      mails: mails.get(one.plan.answers.email) ?? [],
      requests: requests.get(one.ref) ?? [],
    }));
}
