import { json, knownIds, sandboxOfTests, sendFormPath, sendPath } from './sandbox.testing';

const fixture = sandboxOfTests();

const parameters = {
  from_name: 'Ann <Lee> {{email}}',
  email: 'ann@example.org',
  message: 'one\ntwo & three',
  subject_mark: 'Soon:\r\nBcc: b@example.org',
  inquiry_ref: 'AB12\r\nCD34',
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
    subject: 'Soon: Bcc: b@example.org New message AB12 CD34',
    inquiryRef: 'AB12CD34',
    templateId: 'contact',
    parameters,
  });
  for (const text of ['Ann &lt;Lee&gt; {{email}}', 'one\ntwo &amp; three', 'Flag: true'])
    expect(message?.html).toContain(text);
});

test('answers a form POST without JavaScript like JSON, and ignores files and repeated fields', async () => {
  const form = new FormData();
  const fields = { lib_version: '3.12.1', ...knownIds, from_name: 'Zoë 🙂', message: 'a\r\nb' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('from_name', 'second');
  form.append('proof', new Blob(['x']));
  const answer = await fixture.post(sendFormPath, form, { origin: json.origin });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const [message] = await fixture.messages();
  expect(message?.parameters).toEqual({ from_name: 'Zoë 🙂', message: 'a\r\nb' });
});

test.each([
  ...['', 'nobody', 'a@example.org, b@example.org', 'a@example.org;b@example.org'],
  ...['a@b@example.org', 'Ann <a@example.org>', 'group: a@example.org;', 'a@example.org(comment)'],
  ...['a\u202e@example.org', 'a@example.org\r\nBcc: b@example.org'],
])('sends no Reply-To for %j', async (email) => {
  expect((await fixture.send({ email })).status).toBe(200);
  const [message] = await fixture.messages();
  expect([message?.replyTo, message?.bcc]).toEqual([[], []]);
  expect(message?.headers).not.toHaveProperty('reply-to');
});

test('a preflight is allowed for JSON from any page', async () => {
  const answer = await fetch(fixture.url() + sendPath, { method: 'OPTIONS' });
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

const body = (fields: object) => JSON.stringify({ ...knownIds, ...fields });
const noTemplate = 'The template ID not found';
const form = { ...json, 'content-type': 'multipart/form-data; boundary=y' };
const noOrigin = 'API calls are disabled for non-browser applications';

test.each<[string, string, Record<string, string>, number, string]>([
  [sendPath, body({ user_id: undefined }), json, 400, 'The user_id parameter is required'],
  [sendPath, body({ service_id: '' }), json, 400, 'The service_id parameter is required'],
  [sendPath, body({ template_id: 7 }), json, 400, 'The template_id parameter is required'],
  [sendPath, body({ user_id: 'other_key' }), json, 400, 'The Public Key is invalid'],
  [sendPath, body({ service_id: 'other' }), json, 400, 'The service ID not found'],
  [sendPath, body({ template_id: 'other' }), json, 400, noTemplate],
  [sendPath, body({ template_id: '../contact' }), json, 400, noTemplate],
  [sendPath, body({ template_params: [] }), json, 400, 'The template_params parameter must be'],
  [sendPath, '{', json, 400, 'The request body is not valid JSON'],
  [sendPath, '[]', json, 400, 'The request body must be an object'],
  [sendFormPath, '{}', json, 400, 'The request must be multipart/form-data'],
  [sendFormPath, 'x', form, 400, 'The request body is not valid multipart/form-data'],
  [sendPath, '{}', {}, 403, noOrigin],
  [sendPath, '{}', { origin: 'null' }, 403, noOrigin],
  [sendPath, body({}), { ...json, origin: 'https://other.example' }, 403, 'not on the list'],
  ['/api/v1.0/email/other', '{}', json, 404, 'Not Found'],
])('%s refuses %j with the headers %j', async (path, content, headers, status, text) => {
  const answer = await fixture.post(path, content, headers);
  // The response must allow the page to read the reason of the refusal.
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  expect(await fixture.messages()).toEqual([]);
});

test('413 above 50 KB of variables, in bytes and not in characters', async () => {
  expect((await fixture.send({ message: 'é'.repeat(24_900) })).status).toBe(200);
  const tooLarge = await fixture.send({ message: 'é'.repeat(25_000) });
  expect([tooLarge.status, await tooLarge.text()]).toEqual([413, 'Variables size limit']);
});
