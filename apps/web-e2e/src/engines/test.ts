import { test as base, expect } from '@playwright/test';
import type { EngineName as OtherEngine } from '@lawyers/browsers';
import type { Engine, EngineSettings } from './engine';
import { startOldChromium } from './old-chromium';
import { startChromium, startFirefox } from './puppeteer';
import { Visitor } from './visitor';
import { startWebProxy, type WebProxy } from './web-proxy';
import { startWebKit } from './webkit';

export type EngineName = 'chromium' | OtherEngine;

const launchers: Readonly<Record<EngineName, (settings: EngineSettings) => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
  'chromium-88': (settings) => startOldChromium('chromium-88', settings),
  'chromium-92': (settings) => startOldChromium('chromium-92', settings),
};

type WorkerFixtures = {
  engineName: EngineName;
  webProxy: WebProxy;
  /** The browser with or without scripts, started once. */
  engineWith: (scripting: boolean) => Promise<Engine>;
};

/** The fixtures of the journeys; the project's `engineName` selects the engine. */
export const test = base.extend<{ scripting: boolean; visitor: Visitor }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true }],
  webProxy: [
    // Playwright requires the destructuring pattern, even for no fixtures.
    async ({}, use) => {
      const webProxy = await startWebProxy();
      await use(webProxy);
      webProxy.close();
    },
    { scope: 'worker' },
  ],
  engineWith: [
    async ({ engineName, webProxy }, use) => {
      const running = new Map<boolean, Promise<Engine>>();
      await use((scripting) => {
        const start = () => launchers[engineName]({ scripting, proxyPort: webProxy.port });
        const engine = running.get(scripting) ?? start();
        running.set(scripting, engine);
        return engine;
      });
      for (const engine of running.values()) await (await engine).close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engineWith, scripting }, use) => {
    const window = await (await engineWith(scripting)).openWindow();
    await use(new Visitor(window));
    await window.close();
    expect(
      window.problems(),
      'exceptions, console errors, and violations of the Content Security Policy',
    ).toEqual([]);
  },
});

export { expect };
