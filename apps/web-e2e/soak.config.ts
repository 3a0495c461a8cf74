import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';
import { parseSoakOptions } from './src/soak/soak-options';

// Workers inherit the environment, so every one of them plays by the same seed and clock.
process.env['SOAK_SEED'] ??= String(randomInt(4_294_967_296));
process.env['SOAK_STARTED'] ??= String(Date.now());
const options = parseSoakOptions(process.env);

export default defineConfig(sandbox, {
  testDir: 'src/soak',
  globalSetup: './src/soak/announce-command.ts',
  outputDir: '../../dist/soak',
  workers: options.lanes,
  // Longer than the longest look at one submission.
  timeout: 120_000,
  reporter: 'dot',
  projects: [
    { name: 'together', testMatch: 'submissions.spec.ts', grep: /@together/ },
    // Nobody else may send while a preflight is delayed.
    {
      name: 'alone',
      testMatch: 'submissions.spec.ts',
      grep: /@alone/,
      workers: 1,
      dependencies: ['together'],
    },
    { name: 'results', testMatch: 'results.spec.ts', dependencies: ['alone'] },
  ],
  use: {
    // Without motion the spinner leaves the processor to the others.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...sandbox.use?.launchOptions,
      args: [
        ...(sandbox.use?.launchOptions?.args ?? []),
        // Whatever a page asks for, nothing but this machine can be reached.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
