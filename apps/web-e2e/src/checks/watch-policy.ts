import type { Page } from '@playwright/test';

/** Listens for everything that the site's policy blocks, from a page's first moment on, and for problems. */
export async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  // Reported as they happen, so that they outlive their document.
  await page.exposeFunction('reportViolation', (text: string) => problems.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void })
        .reportViolation;
      report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => {
    // A round trip, after which every report that was under way has arrived.
    await page.evaluate(() => document.readyState);
    return problems;
  };
}
