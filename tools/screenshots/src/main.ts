import { mkdir, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openBrowser } from './browser';
import { compareWith } from './compare-with';
import { writeContactSheets } from './contact-sheet';
import { writeIndex } from './index-page';
import { startStage } from './stage';
import { shoot, type Shot } from './shoot';
import { states } from './states';

// This runs beside other work and is never in a hurry.
sharp.concurrency(1);

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'dist/screenshots');

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
});
const earlier = values.against && resolve(values.against);
if (earlier === folder) {
  throw new Error(
    `${values.against} is written anew by this run. Move the earlier one away first.`,
  );
}

// A run of some states leaves the others as they are.
if (!values.only) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await startStage(root);
const browser = await openBrowser();
const shots: Shot[] = [];
const missed: string[] = [];
for (const state of states.filter(({ name }) => name.includes(values.only))) {
  try {
    shots.push(...(await shoot(browser, site, state, folder)));
    console.log(state.name);
  } catch (error) {
    missed.push(state.name);
    console.error(`${state.name} was not reached: ${String(error)}`);
  }
}
await browser.close();
await site.close();

const sheets = await writeContactSheets(shots, folder);
await writeIndex(shots, folder);
console.log(`\n${shots.length} pictures and ${sheets} sheets in ${relative(root, folder)}`);
if (earlier) await compareWith(earlier, folder, shots, values.only);
if (missed.length > 0) {
  console.error(`Not reached: ${missed.join(', ')}`);
  process.exitCode = 1;
}
