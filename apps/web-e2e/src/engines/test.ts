import { test as base, expect } from '@playwright/test';
import { startChromium } from './chromium';
import type { Engine, EngineSettings } from './engine';
import { startFirefox } from './firefox';
import { startWebProxy, type WebProxy } from './web-proxy';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

const launchers: Readonly<Record<EngineName, (settings: EngineSettings) => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

type WorkerFixtures = {
  engineName: EngineName;
  scripting: boolean;
  dark: boolean;
  webProxy: WebProxy;
  engine: Engine;
};

/** Each journey is written once; the project says in which engine it runs. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  dark: [false, { option: true, scope: 'worker' }],
  webProxy: [
    // Playwright reads from the braces that nothing is needed.
    async ({}, use) => {
      const webProxy = await startWebProxy();
      await use(webProxy);
      webProxy.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, scripting, dark, webProxy }, use) => {
      const engine = await launchers[engineName]({ scripting, dark, proxyPort: webProxy.port });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine }, use) => {
    const window = await engine.openWindow();
    await use(new Visitor(window));
    await window.close();
    expect(window.problems(), 'exceptions, errors, and violations of the policy').toEqual([]);
  },
});

export { expect };
