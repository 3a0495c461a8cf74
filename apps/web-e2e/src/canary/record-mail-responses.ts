import type { Page, Request } from '@playwright/test';

/**
 * Records the requests with which a page asks the mail service to send a mail, and the responses.
 * @returns Two functions. `describe` returns the result of each request so far, by which an operator finds the cause in
 * docs/run-book.md, "When mail stops": the status and the first 200 characters of the response, or "no response".
 * `reference` returns the code that the page has given to the inquiry and shows to the visitor; undefined before there
 * is a request. It is read from the first one, since each retry sends the same code.
 */
export function recordMailResponses(page: Page) {
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
    // If the body never ends, only the status stays recorded.
    response.text().then(
      (text) => responses.set(request, `${response.status()} "${text.trim().slice(0, 200)}"`),
      () => undefined,
    );
  });
  return {
    describe: () =>
      responses.size === 0
        ? 'The mail service was not asked.'
        : `The mail service: ${[...responses.values()].join('; ')}.`,
    reference(): string | undefined {
      const [first] = responses.keys();
      const body = first?.postDataJSON() as SendBody | undefined;
      return body?.template_params?.inquiry_ref;
    },
  };
}

type SendBody = { readonly template_params?: { readonly inquiry_ref?: string } };
