import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  fixtureTemplates,
  openSandboxFixture,
  sendFormPath,
  sendPath,
  siteOrigin,
  type SandboxFixture,
} from './sandbox.testing';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openSandboxFixture({ publicKey: 'public-key', serviceId: 'service' });
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const json = { origin: siteOrigin, 'content-type': 'application/json' };

async function outcome(answer: Promise<Response>): Promise<[number, string]> {
  const { status, text } = await answer.then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  return [status, text];
}

test('delivers the mail and answers OK as plain text for any origin', async () => {
  const answer = await fixture.send({
    from_name: 'Ann <Lee>',
    reply_to: 'ann@example.org',
    message: 'one\ntwo & three',
    phone_number: '(555) 01-00',
    inquiry_ref: 'AB12CD34',
    signup: true,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.text()).toBe('OK');

  expect(await fixture.messages()).toEqual([
    expect.objectContaining({
      from: { name: 'Mail sandbox', address: 'mail-sandbox@example.com' },
      to: [{ name: '', address: 'team@example.com' }],
      cc: [],
      bcc: [],
      replyTo: [{ name: '', address: 'ann@example.org' }],
      subject: 'Message from Ann <Lee>',
      text: expect.stringContaining(
        'From Ann <Lee>\nCall (555) 01-00\n[one\ntwo & three]\n',
      ) as string,
      html: expect.stringContaining('<p class="name">Ann &#60;Lee&#62;</p>') as string,
      inquiryRef: 'AB12CD34',
      templateId: 'contact',
      parameters: {
        recipient: 'team@example.com',
        from_name: 'Ann <Lee>',
        reply_to: 'ann@example.org',
        message: 'one\ntwo & three',
        phone_number: '(555) 01-00',
        inquiry_ref: 'AB12CD34',
        signup: true,
      },
    }),
  ]);
  const [message] = await fixture.messages();
  expect(message?.headers['x-inquiry-ref']).toEqual(['AB12CD34']);
  expect(message?.raw).toContain('X-Inquiry-Ref: AB12CD34\r\n');
  expect(Date.parse(message?.receivedAt ?? '')).not.toBeNaN();
});

test('answers a form POST without JavaScript with only OK', async () => {
  const answer = await fixture.sendForm({
    lib_version: '3.12.1',
    user_id: 'public-key',
    service_id: 'service',
    template_id: 'fixed',
    from_name: 'Zoë 🙂',
    message: 'a\r\nb',
    inquiry_ref: 'FORM0001',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe('OK');
  const [message] = await fixture.messages();
  expect(message).toMatchObject({
    to: [{ address: 'inbox@example.com' }],
    subject: 'Message from Zoë 🙂',
    parameters: { from_name: 'Zoë 🙂', message: 'a\r\nb', inquiry_ref: 'FORM0001' },
  });
  expect(Object.keys(message?.parameters ?? {})).toHaveLength(3);
});

test('uses the first of repeated form fields and ignores files', async () => {
  const form = new FormData();
  form.append('user_id', 'public-key');
  form.append('service_id', 'service');
  form.append('template_id', 'fixed');
  form.append('from_name', 'first');
  form.append('from_name', 'second');
  form.append('proof', new Blob(['x']), 'proof.txt');
  const answer = await fixture.post(sendFormPath, form, { origin: siteOrigin });
  expect(answer.status).toBe(200);
  expect((await fixture.messages())[0]?.parameters).toEqual({ from_name: 'first' });
});

test('ignores the recipient parameter if the template has a fixed address', async () => {
  await fixture.send({ recipient: 'evil@example.net' }, { template_id: 'fixed' });
  expect((await fixture.messages())[0]?.to).toEqual([{ name: '', address: 'inbox@example.com' }]);
});

test.each(['', 'a@example.org, b@example.org', 'nobody'])(
  'sends no Reply-To for %j',
  async (reply_to) => {
    expect((await fixture.send({ reply_to })).status).toBe(200);
    const [message] = await fixture.messages();
    expect(message?.replyTo).toEqual([]);
    expect(message?.headers).not.toHaveProperty('reply-to');
  },
);

test('reads the template again for every mail', async () => {
  const bodyFile = join(fixture.templatesDir, 'fixed', 'body.txt');
  await writeFile(bodyFile, 'Changed: {{message}}');
  await fixture.send({ message: 'x' }, { template_id: 'fixed' });
  expect((await fixture.messages())[0]?.text).toContain('Changed: x');
  await writeFile(bodyFile, '{{{message}}}');
  const [status, text] = await outcome(fixture.send({}, { template_id: 'fixed' }));
  expect(status).toBe(500);
  expect(text).toContain('{{{message}}} would let a visitor');
  await writeFile(bodyFile, fixtureTemplates.fixed['body.txt']);
});

test('a preflight is allowed for JSON from any page', async () => {
  const answer = await fixture.preflight();
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
});

test('records every API request with its outcome', async () => {
  await fixture.preflight();
  await fixture.send({ inquiry_ref: 'AB12CD34' });
  await fixture.send({ inquiry_ref: 'EF56GH78' }, { template_id: 'other' });
  const ledger = await fixture.ledger();
  const common = { origin: siteOrigin, path: sendPath, fault: null };
  expect(ledger).toEqual([
    expect.objectContaining({ ...common, method: 'OPTIONS', inquiryRef: null, status: 204 }),
    expect.objectContaining({
      ...common,
      method: 'POST',
      inquiryRef: 'AB12CD34',
      smtp: 'accepted',
      status: 200,
    }),
    expect.objectContaining({
      ...common,
      method: 'POST',
      inquiryRef: 'EF56GH78',
      smtp: 'not reached',
      status: 400,
    }),
  ]);
  for (const entry of ledger) expect(entry.remotePort).toBeGreaterThan(0);
  const times = ledger.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(Math.abs(Date.now() - (times[0] ?? 0))).toBeLessThan(60_000);
  const [message] = await fixture.messages();
  expect(message?.id).toBe(ledger[1]?.id);
});

test('keeps parallel mails apart', async () => {
  const refs = Array.from({ length: 20 }, (_, index) => `REF${index}`);
  await Promise.all(refs.map((ref) => fixture.send({ inquiry_ref: ref, message: `for ${ref}` })));
  for (const ref of refs) {
    const messages = await fixture.messages(ref);
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringContaining(`[for ${ref}]`) as string,
    ]);
  }
});

test('accepts __proto__ and constructor as parameter names', async () => {
  const body = `{"user_id":"public-key","service_id":"service","template_id":"fixed",
    "template_params":{"__proto__":"p","constructor":"c","from_name":{"a":1}}}`;
  expect(await outcome(fixture.post(sendPath, body, json))).toEqual([200, 'OK']);
  const [message] = await fixture.messages();
  expect(Object.entries(message?.parameters ?? {})).toContainEqual(['__proto__', 'p']);
  expect(message?.subject).toBe('Message from {"a":1}');
});

test('applies a fault with an address only to mails from it', async () => {
  await fixture.setFault({ kind: 'status', status: 503, times: 'always', email: 'a@example.com' });
  expect((await fixture.send({ email: 'b@example.com' })).status).toBe(200);
  expect((await fixture.send({ email: 'a@example.com' })).status).toBe(503);
});
