import { test as base, expect } from '@playwright/test';
import { startChromium } from './chromium';
import type { Engine, EngineSettings } from './engine';
import { startFirefox } from './firefox';
import { startOutside, type Outside } from './outside';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

const starts: Readonly<Record<EngineName, (settings: EngineSettings) => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

type WorkerFixtures = {
  engineName: EngineName;
  scripting: boolean;
  dark: boolean;
  outside: Outside;
  engine: Engine;
};

/** Each journey is written once; the project says in which engine it runs. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  dark: [false, { option: true, scope: 'worker' }],
  outside: [
    // Playwright reads from the braces that nothing is needed.
    async ({}, use) => {
      const outside = await startOutside();
      await use(outside);
      outside.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, scripting, dark, outside }, use) => {
      const engine = await starts[engineName]({ scripting, dark, proxyPort: outside.port });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine }, use) => {
    const window = await engine.openWindow();
    await use(new Visitor(window));
    await window.close();
    expect(window.complaints(), 'exceptions, errors, and violations of the policy').toEqual([]);
  },
});

export { expect };
