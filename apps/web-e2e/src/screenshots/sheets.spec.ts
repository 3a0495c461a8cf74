import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { runRecord } from '../visitor/run-record';
import { writeContactSheets } from './contact-sheet';
import { screenshotsFolder } from './folders';
import type { Screenshot } from './state';
import { states } from './states';

test('contact sheets show all screenshots', async ({}, info) => {
  // One thread, to leave the processor to other work.
  sharp.concurrency(1);
  const rows = states.map(({ name }) => name);
  const shots = runRecord<Screenshot>(info, 'shots')
    .all()
    .toSorted((one, other) => rows.indexOf(one.name) - rows.indexOf(other.name));
  const sheets = await writeContactSheets(shots, screenshotsFolder);
  expect(sheets).toBeGreaterThan(0);
  process.stdout.write(`${shots.length} pictures and ${sheets} sheets in ${screenshotsFolder}\n`);
});
