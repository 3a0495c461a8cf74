import type { Page } from '@playwright/test';

/**
 * Records violations of the Content Security Policy, console errors, and console warnings. Call it before navigating.
 * @returns A function that gives everything recorded so far.
 */
export async function watchPolicy(page: Page): Promise<() => Promise<readonly string[]>> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  // Reported immediately, because a navigation discards the document.
  await page.exposeFunction('reportViolation', (text: string) => problems.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void })
        .reportViolation;
      report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => {
    // A round trip to the page, so that pending reports arrive first.
    await page.evaluate(() => document.readyState);
    return problems;
  };
}
