import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { sandbox } from './playwright.base';
import { parseSoakOptions } from './src/soak/soak-options';

// Workers inherit the environment, so all of them use the same seed and start time.
process.env['SOAK_SEED'] ??= String(randomInt(4_294_967_296));
process.env['SOAK_STARTED'] ??= String(Date.now());
const options = parseSoakOptions(process.env);

export default defineConfig(sandbox, {
  testDir: 'src/soak',
  globalSetup: './src/soak/announce-command.ts',
  outputDir: '../../dist/soak',
  workers: options.lanes,
  reporter: 'dot',
  projects: [
    { name: 'together', testMatch: 'inquiries.spec.ts', grep: /@together/ },
    // A preflight fault affects every sender, so these inquiries run one at a time.
    {
      name: 'alone',
      testMatch: 'inquiries.spec.ts',
      grep: /@alone/,
      workers: 1,
      dependencies: ['together'],
    },
    { name: 'results', testMatch: 'results.spec.ts', dependencies: ['alone'] },
  ],
  use: {
    // Stops the spinner's animation, which would cost processor time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...sandbox.use?.launchOptions,
      args: [
        ...(sandbox.use?.launchOptions?.args ?? []),
        // Blocks every host but this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
