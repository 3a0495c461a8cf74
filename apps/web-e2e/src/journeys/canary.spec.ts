import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { languages, site } from '@lawyers/domain';
import { canaryForms, sendTestInquiry } from '../canary/send-test-inquiry';
import { timeOutAttempts } from '../visitor/delivery-clock';
import { messagesFrom, setFault } from '../visitor/inbox';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from '../visitor/test';

let email: string;
test.beforeEach(() => (email = `canary.${randomUUID()}@example.com`));

for (const form of canaryForms) {
  test(`the canary needs no word of the page: it sends a mail marked as a test by the ${form} form in each language`, async ({
    page,
  }) => {
    const references: string[] = [];
    for (const language of site.languages) {
      const url = `${sandboxSite.url}${languages[language].prefix}/`;
      const report = await sendTestInquiry(page, { form, url, email, timeoutSeconds: 25 });
      const confirmed = /^CONFIRMED: (\w+) form, reference ([2-9A-Z]{8}), after [\d.]+ s, [\d.]+ s/;
      expect(report).toMatch(confirmed);
      const [, sentForm, reference] = confirmed.exec(report)!;
      expect(sentForm).toBe(form);
      references.push(reference!);
    }
    const mails = await messagesFrom(email);
    expect(mails).toMatchObject(
      site.languages.map((language, index) => ({
        templateId: form === 'case' ? sandboxSite.intakeTemplate : sandboxSite.contactTemplate,
        parameters: {
          language,
          inquiry_ref: references[index],
          from_name: expect.stringMatching(/^TEST /),
          message: expect.stringContaining(`This is an automatic check of the ${form} form`),
          ...(form === 'case' && { zipCode: '00000' }),
        },
      })),
    );
  });
}

test('the canary reports a site that is down, refuses, or does not answer in time', async ({
  page,
}) => {
  for (const [answer, timeoutSeconds, message] of [
    [
      (route) => route.fulfill({ status: 503, body: 'Down' }),
      25,
      'The page answered with status 503.',
    ],
    [(route) => route.abort('connectionrefused'), 25, 'page.goto: net::ERR_CONNECTION_REFUSED'],
    // The request of this case never ends. The case is the last one, so that no other case has a page with an open
    // request.
    [() => undefined, 1, 'Waiting for the home page http://localhost'],
  ] as readonly (readonly [(route: Route) => unknown, number, string])[]) {
    await page.route('/', answer);
    const sending = sendTestInquiry(page, {
      form: 'case',
      url: sandboxSite.url,
      email,
      timeoutSeconds,
    });
    const report = await sending.catch((error: Error) => error.message);
    expect(report).toContain('The mail service was not asked.');
    expect(report).toContain(message);
    // Contains no control characters except line breaks, so no color codes of a terminal.
    expect(report).toMatch(/^NOT CONFIRMED: case form, after [\P{Cc}\n]*$/u);
  }
});

test('the canary reports every answer of the mail service, and that there was none', async ({
  page,
}) => {
  await page.clock.install();
  await setFault({ kind: 'hang', email });
  await setFault({ kind: 'smtp', status: 550, email });
  let asked = 0;
  await page.route(`${sandboxSite.mailService}/**`, (route) => {
    asked += 1;
    return asked === 2 ? route.abort('connectionrefused') : route.continue();
  });
  const sending = sendTestInquiry(page, {
    form: 'case',
    url: sandboxSite.url,
    email,
    timeoutSeconds: 25,
  });
  const reported = expect(sending).rejects.toThrow(
    /The mail service: no response; no response \(net::ERR_CONNECTION_REFUSED\); 412 "SMTP: 550.*"\. Waiting for the confirmation: The site tells the visitor: "We can/,
  );
  // Without a limit: the default timeout that the canary sets on the page is for a single step, and several come before
  // this request.
  await page.waitForRequest(`${sandboxSite.mailService}/**`, { timeout: 0 });
  await timeOutAttempts(page, email, 1);
  await reported;
});
