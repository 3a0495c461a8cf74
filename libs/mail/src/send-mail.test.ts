import * as fc from 'fast-check';
import { anyText } from '@lawyers/domain/any-text';
import { exampleConfig } from './examples.testing';
import type { MailConfig } from './mail-config';
import { startMailService, type MailService } from './mail-service.testing';
import { createMailer, sendMail } from './send-mail';

const mail = { templateId: 'template_contact', parameters: { message: 'Hello' } };

let service: MailService;
let config: MailConfig;

beforeEach(async () => {
  service = await startMailService();
  config = { ...exampleConfig, origin: service.origin };
  // jsdom prints an error for every request that fails on purpose here.
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => service.close());

test('sendMail makes one request with exactly the specified body, and every text unchanged', async () => {
  const text = anyText(200);
  const many = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text, { minKeys: 20 });
  await fc.assert(
    fc.asyncProperty(many, async (parameters) => {
      const before = service.requests.length;
      expect(await sendMail({ ...mail, parameters }, config)).toEqual({ ok: true });
      const [request, ...more] = service.requests.slice(before);
      expect(more).toEqual([]);
      expect(request).toMatchObject({
        method: 'POST',
        path: '/api/v1.0/email/send',
        contentType: expect.stringMatching(/^application\/json/),
      });
      expect(JSON.parse(request?.body ?? '')).toEqual({
        lib_version: '3.12.1',
        user_id: 'public-key-1',
        service_id: 'service_1',
        template_id: 'template_contact',
        template_params: { ...parameters },
      });
    }),
    { numRuns: 5 },
  );
});

test.each([
  [200, 'OK', true],
  [200, 'anything at all', true],
  [500, 'OK', true],
  [202, 'OK', true],
  [202, 'Accepted', false],
  [204, '', false],
  [400, 'The template ID not found', false],
  [403, 'API calls are disabled for non-browser applications', false],
  [429, 'Too many requests', false],
  [500, 'OK ', false],
  [503, '<html>OK</html>', false],
])('for status %i with the text %j, sendMail reports a success: %s', async (status, text, ok) => {
  service.behave({ status, body: text });
  expect(await sendMail(mail, config)).toEqual(ok ? { ok } : { ok, failure: { status, text } });
});

test.each([
  ['the connection is dropped', 'reset'],
  ['CORS blocks a success', { status: 200, body: 'OK', cors: false }],
  ['CORS blocks a failure', { status: 429, body: 'Too many requests', cors: false }],
] as const)('sendMail reports a network error when %s', async (_what, behavior) => {
  service.behave(behavior);
  const failure = { status: 0, text: 'Network Error' };
  expect(await sendMail(mail, config)).toEqual({ ok: false, failure });
  expect(service.requests).toHaveLength(1);
});

test.each([
  ['publicKey', 'public key'],
  ['serviceId', 'service ID'],
  ['contactTemplateId', 'template ID'],
])('without the %s, the failure names it', async (key, name) => {
  const incomplete = { ...config, [key]: '' };
  const sent = { ...mail, templateId: incomplete.contactTemplateId };
  const failure = { status: 400, text: expect.stringContaining(name) };
  expect(await createMailer(incomplete).send(sent)).toMatchObject({ ok: false, failure });
});
