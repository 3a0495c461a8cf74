import type { Page, Request } from '@playwright/test';

/**
 * Records what the mail service responds to a page.
 * @returns A function that describes each response so far, for the list in docs/run-book.md.
 */
export function recordMailResponses(page: Page): () => string {
  const responses = new Map<Request, string>();
  const sends = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname.includes('/email/send');
  page.on('request', (request) => {
    if (sends(request)) responses.set(request, 'no response');
  });
  page.on('requestfailed', (request) => {
    if (sends(request)) responses.set(request, `no response (${request.failure()?.errorText})`);
  });
  page.on('response', (response) => {
    const request = response.request();
    if (!sends(request)) return;
    responses.set(request, `${response.status()}`);
    // A body that never ends leaves the status alone.
    response.text().then(
      (text) => responses.set(request, `${response.status()} "${text.trim().slice(0, 200)}"`),
      () => undefined,
    );
  });
  return () =>
    responses.size === 0
      ? 'The mail service was not asked.'
      : `The mail service: ${[...responses.values()].join('; ')}.`;
}
