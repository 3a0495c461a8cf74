import * as fc from 'fast-check';
import { composeContactMail } from './compose-contact-mail';
import { composeIntakeMail } from './compose-intake-mail';
import type { MailConfig } from './mail-config';
import { startMailService, type MailService } from './mail-service.testing';
import { exampleIntake, exampleConfig, exampleContact, exampleContext } from './mail.testing';
import { sendMail } from './send-mail';

const networkError = { ok: false, failure: { status: 0, text: 'Network Error' } };

let service: MailService;
let config: MailConfig;

beforeEach(async () => {
  service = await startMailService();
  config = { ...exampleConfig, origin: service.origin };
  // jsdom logs every failed request to the console.
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(async () => {
  await service.close();
});

test.each([
  ['contact', () => composeContactMail(exampleContact, exampleContext, config)],
  ['intake', () => composeIntakeMail(exampleIntake, exampleContext, config)],
])(
  'sendMail sends the %s mail as one request with exactly the specified body',
  async (_name, compose) => {
    const mail = compose();
    expect(await sendMail(mail, config)).toEqual({ ok: true });
    expect(service.requests).toHaveLength(1);
    const [request] = service.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/api/v1.0/email/send',
      contentType: expect.stringMatching(/^application\/json/),
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      lib_version: '3.12.1',
      user_id: 'public-key-1',
      service_id: 'service_1',
      template_id: mail.templateId,
      template_params: mail.parameters,
    });
  },
);

test('sendMail transmits every text unchanged', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  const many = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text, { minKeys: 20 });
  await fc.assert(
    fc.asyncProperty(many, async (parameters) => {
      await sendMail({ templateId: 't', parameters }, config);
      const body = service.requests.at(-1)?.body ?? '';
      expect(JSON.parse(body).template_params).toEqual({ ...parameters });
    }),
    { numRuns: 5 },
  );
});

test.each([
  [200, 'OK'],
  [200, 'anything at all'],
  [500, 'OK'],
  [202, 'OK'],
])('sendMail reports success for status %i with the text %j', async (status, body) => {
  service.behave({ status, body });
  expect(await sendMail({ templateId: 't', parameters: {} }, config)).toEqual({ ok: true });
});

test.each([
  [202, 'Accepted'],
  [204, ''],
  [400, 'The template ID not found'],
  [403, 'API calls are disabled for non-browser applications'],
  [429, 'Too many requests'],
  [500, 'OK '],
  [503, '<html>OK</html>'],
])('sendMail reports status %i with the text %j as a failure', async (status, text) => {
  service.behave({ status, body: text });
  expect(await sendMail({ templateId: 't', parameters: {} }, config)).toEqual({
    ok: false,
    failure: { status, text },
  });
});

test.each([
  ['the connection is dropped', 'reset'],
  ['CORS blocks a success', { status: 200, body: 'OK', cors: false }],
  ['CORS blocks a failure', { status: 429, body: 'Too many requests', cors: false }],
] as const)('sendMail reports a network error when %s', async (_what, behavior) => {
  service.behave(behavior);
  expect(await sendMail({ templateId: 't', parameters: {} }, config)).toEqual(networkError);
  expect(service.requests).toHaveLength(1);
});
