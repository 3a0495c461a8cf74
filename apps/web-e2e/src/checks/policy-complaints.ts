import type { Page } from '@playwright/test';

/** Listens for everything that the site's policy blocks, from a page's first moment on, and for complaints. */
export async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  // Reported as they happen, so that they outlive their document.
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
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
    return complaints;
  };
}
