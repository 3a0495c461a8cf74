import { test as base, expect } from '@playwright/test';
import { howToInstall, missingEngines, type EngineName as OtherEngine } from '@lawyers/browsers';
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
  'chromium-88': startOldChromium,
};

type WorkerFixtures = {
  engineName: EngineName;
  scripting: boolean;
  webProxy: WebProxy;
  engine: Engine;
};

/**
 * The fixtures of these tests. The Playwright project selects the engine by the option `engineName`; engines.config.ts
 * makes projects for installed engines only.
 */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  scripting: [true, { option: true, scope: 'worker' }],
  webProxy: [
    // Playwright requires an object pattern here, even if it names no fixture.
    async ({}, use) => {
      const webProxy = await startWebProxy();
      await use(webProxy);
      webProxy.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, scripting, webProxy }, use) => {
      const engine = await launchers[engineName]({ scripting, proxyPort: webProxy.port });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine }, use) => {
    const window = await engine.openWindow();
    await use(new Visitor(window));
    await window.close();
    expect(window.problems(), 'exceptions, console errors, violations of the policy').toEqual([]);
  },
});

export { expect };

/**
 * The global setup of `engines.config.ts`: names engines that are not installed and therefore not tested. It is not in
 * the configuration itself, because Playwright loads that file again in every worker, and would repeat the warning.
 * @throws Error when neither Firefox nor WebKit is installed, or when an engine is missing in CI.
 */
export default function reportMissing(): void {
  const missing = missingEngines();
  if (missing.length === 0) return;
  const onlyChromium = missing.includes('firefox') && missing.includes('webkit');
  if (onlyChromium || process.env['CI']) throw new Error(howToInstall(missing));
  console.warn(howToInstall(missing));
}
