import type { Browser, CDPSession } from 'puppeteer-core';

/** Keeps Puppeteer away from pages: it holds a prerendered one up, and may lose it when it is shown. */
export const onlyTabs = {
  targetFilter: (target: { type(): string }) => target.type() === 'browser',
  waitForInitialPage: false,
};

/** The page that a tab shows. Chromium does not prerender, but fetches, for a session that is not the tab's. */
export async function attach(browser: Browser): Promise<() => CDPSession> {
  const root = await browser.target().createCDPSession();
  const { targetInfos } = await root.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { targetId } = targetInfos[0]!;
  const session = (id: string) => root.connection()!.session(id)!;
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const pages = new Set<string>();
  const tab = session(sessionId);
  tab.on('Target.attachedToTarget', ({ sessionId: page }) => {
    pages.add(page);
    void session(page).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  });
  tab.on('Target.detachedFromTarget', ({ sessionId: page }) => void pages.delete(page));
  const auto = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await tab.send('Target.setAutoAttach', auto);
  return () => session([...pages][0]!);
}

export async function evaluate<T>(page: CDPSession, run: (arg: string) => T, arg = '') {
  const expression = `(${run.toString()})(${JSON.stringify(arg)})`;
  const options = { expression, awaitPromise: true, returnByValue: true };
  const { result } = await page.send('Runtime.evaluate', options);
  return result.value as Awaited<T>;
}
