import { json, sandboxOfTests, sendFormPath, sendPath } from './sandbox.testing';

const fixture = sandboxOfTests();

async function outcome(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  return [response.status, await response.text()];
}

const parameters = {
  from_name: 'Ann <Lee> {{email}}',
  email: 'ann@example.org',
  message: 'one\ntwo & three',
  inquiry_ref: 'AB12CD34',
  flag: true,
};

test('delivers the mail and answers OK as plain text for any origin', async () => {
  const answer = await fixture.send(parameters);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.text()).toBe('OK');

  const [message] = await fixture.messages();
  expect(message).toMatchObject({
    to: [{ address: 'office@example.com' }],
    cc: [],
    bcc: [],
    replyTo: [{ address: 'ann@example.org' }],
    subject: 'New message AB12CD34',
    inquiryRef: 'AB12CD34',
    templateId: 'contact',
    parameters,
  });
  for (const value of [parameters.from_name, parameters.message, 'true']) {
    expect(message?.text).toContain(value);
  }
  expect(message?.html).toContain('Ann &#60;Lee&#62; {{email}}');
});

test('answers a form POST without JavaScript like JSON, and ignores files and repeated fields', async () => {
  const answer = await fixture.sendForm([
    ['lib_version', '3.12.1'],
    ['user_id', 'public-key'],
    ['service_id', 'service'],
    ['template_id', 'contact'],
    ['from_name', 'Zoë 🙂'],
    ['from_name', 'second'],
    ['proof', new Blob(['x'])],
    ['message', 'a\r\nb'],
  ]);
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const [message] = await fixture.messages();
  expect(message?.parameters).toEqual({ from_name: 'Zoë 🙂', message: 'a\r\nb' });
});

test.each(['', 'a@example.org, b@example.org', 'nobody', 'a@example.org\r\nBcc: b@example.org'])(
  'sends no Reply-To for %j',
  async (email) => {
    expect((await fixture.send({ email })).status).toBe(200);
    const [message] = await fixture.messages();
    expect([message?.replyTo, message?.bcc]).toEqual([[], []]);
    expect(message?.headers).not.toHaveProperty('reply-to');
  },
);

test('a preflight is allowed for JSON from any page', async () => {
  const answer = await fetch(fixture.url + sendPath, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
});

test('keeps parallel mails apart, and records every request with its outcome', async () => {
  const refs = Array.from({ length: 20 }, (_, index) => `REF${index}`);
  await Promise.all(refs.map((ref) => fixture.send({ inquiry_ref: ref, message: `for ${ref}.` })));
  for (const ref of refs) {
    const [message, ...others] = await fixture.messages(ref);
    expect([message?.parameters['message'], others]).toEqual([`for ${ref}.`, []]);
    const entry = { method: 'POST', path: sendPath, fault: null, smtp: 'accepted', status: 200 };
    expect(await fixture.ledger(ref)).toMatchObject([entry]);
  }
});

const unknownTemplate = expect.stringContaining('The template ID not found') as string;

test.each([
  [{ user_id: undefined }, 'The user_id parameter is required'],
  [{ service_id: '' }, 'The service_id parameter is required'],
  [{ template_id: 7 }, 'The template_id parameter is required'],
  [{ template_id: 'other' }, unknownTemplate],
  [{ template_id: '../contact' }, unknownTemplate],
  [{ template_params: [] }, 'The template_params parameter must be an object'],
])('400 for %j, which the page may read', async (ids, text) => {
  const answer = await fixture.send({}, ids);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect([answer.status, await answer.text()]).toEqual([400, text]);
  expect(await fixture.messages()).toEqual([]);
});

const form = { ...json, 'content-type': 'multipart/form-data; boundary=y' };
const noOrigin = 'API calls are disabled for non-browser applications';

test.each([
  [sendPath, '{', json, 400, 'The request body is not valid JSON'],
  [sendPath, '[]', json, 400, 'The request body must be an object'],
  [sendFormPath, '{}', json, 400, 'The request must be multipart/form-data'],
  [sendFormPath, 'x', form, 400, 'The request body is not valid multipart/form-data'],
  [sendPath, '{}', {}, 403, noOrigin],
  [sendPath, '{}', { origin: 'null' }, 403, noOrigin],
  ['/api/v1.0/email/other', '{}', json, 404, 'Not Found'],
])('%s refuses %j with the headers %j', async (path, body, headers, status, text) => {
  expect(await outcome(fixture.post(path, body, headers))).toEqual([status, text]);
});

test('413 above 50 KB of variables, in bytes and not in characters', async () => {
  const tooLarge = [413, 'Variables size limit'];
  expect((await fixture.send({ message: 'é'.repeat(24_900) })).status).toBe(200);
  expect(await outcome(fixture.send({ message: 'é'.repeat(25_000) }))).toEqual(tooLarge);
  expect(await outcome(fixture.send({ message: 'x'.repeat(1_000_000) }))).toEqual(tooLarge);
});
