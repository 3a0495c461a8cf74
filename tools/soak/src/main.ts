import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromiumPath, loadOver, machineLine } from '@lawyers/browsers';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { startSandboxSite } from '@lawyers/serve';
import { figuresOf } from './figures';
import type { PlayedSubmission } from './played-submission';
import { reliabilityDocument } from './reliability-document';
import { runSoak } from './run-soak';
import { parseSoakOptions, type SoakOptions } from './soak-options';
import { complaintsAbout } from './verdict';

const root = resolve(import.meta.dirname, '../../..');

try {
  process.exitCode = await soak(
    parseSoakOptions(process.argv.slice(2), () => randomInt(4_294_967_296)),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Returns the exit code: 0 only when everything was played and every promise kept. */
async function soak(options: SoakOptions): Promise<number> {
  const { seed, count, only, lanes } = options;
  const expected = only?.length ?? count;
  const command = `npm run soak -- --count ${count} --seed ${seed} --lanes ${lanes}`;
  const again = only ? `${command} --only ${only.join()}` : command;
  console.log(`Playing ${expected} submissions. The same again: ${again}`);

  const started = performance.now();
  const site = await startSandboxSite(root);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // Whatever a page asks for, nothing but this machine can be reached.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const played = await runSoak(browser, site, options);
    const figures = figuresOf(played);
    const minutes = (performance.now() - started) / 60_000;
    if (!only) {
      const date = new Date().toISOString().slice(0, 10);
      const machine = [
        machineLine(),
        `Chromium ${browser.version()}`,
        `Node ${process.versions.node}`,
        // Beyond the cores it is others' work.
        `load average ${loadOver(15).toFixed(0)} over 15 minutes`,
      ].join(', ');
      const text = reliabilityDocument({ command, date, machine, lanes, minutes }, played, figures);
      writeFileSync(
        resolve(root, options.document),
        await format(text, { parser: 'markdown', singleQuote: true, printWidth: 100 }),
      );
    }
    return report(played, expected, command, minutes);
  } finally {
    await browser.close();
    await site.close();
  }
}

function report(
  played: readonly PlayedSubmission[],
  expected: number,
  command: string,
  minutes: number,
): number {
  let complaints = 0;
  for (const one of played) {
    for (const { kind, text } of complaintsAbout(one)) {
      complaints += 1;
      console.error(
        `${kind.toUpperCase()}: ${text}. Again: ${command} --only ${one.plan.index}\n` +
          `  faults: ${JSON.stringify(one.plan.faults)}`,
      );
    }
  }
  const confirmed = played.filter(({ outcome }) => outcome === 'confirmed').length;
  console.log(
    `${played.length} of ${expected} played in ${minutes.toFixed(1)} minutes: ${confirmed} confirmed, ` +
      `${played.length - confirmed} not, ${complaints} promises broken.`,
  );
  if (played.length < expected) console.error('The time was up before all were played.');
  return complaints === 0 && played.length === expected ? 0 : 1;
}
