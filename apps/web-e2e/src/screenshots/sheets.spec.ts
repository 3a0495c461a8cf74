import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { runRecord } from '../visitor/run-record';
import { writeContactSheets } from './contact-sheet';
import { pictures } from './pictures';
import type { Shot } from './state';
import { states } from './states';

test('all pictures on few sheets', async ({}, info) => {
  // This runs beside other work and is never in a hurry.
  sharp.concurrency(1);
  const rows = states.map(({ name }) => name);
  const shots = runRecord<Shot>(info, 'shots')
    .all()
    .toSorted((one, other) => rows.indexOf(one.name) - rows.indexOf(other.name));
  const sheets = await writeContactSheets(shots, pictures);
  expect(sheets).toBeGreaterThan(0);
  process.stdout.write(`${shots.length} pictures and ${sheets} sheets in ${pictures}\n`);
});
