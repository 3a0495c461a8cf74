import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { Message } from './message';
import { startMailSandbox } from './sandbox';

// The journeys of web-e2e meet every kind of fault as a visitor does; a kind without effect fails them.

const templatesDir = resolve(__dirname, '../../../libs/mail/templates');
const start = (port = 0) => startMailSandbox({ port, templatesDir });
let sandbox: Awaited<ReturnType<typeof start>>;
beforeAll(async () => void (sandbox = await start()));
afterAll(() => sandbox.close());

const sendPath = '/api/v1.0/email/send';
const sendFormPath = '/api/v1.0/email/send-form';
const origin = 'http://localhost:4200';
const json = { origin, 'content-type': 'application/json' };
const ids = { user_id: 'public-key', service_id: 'service', template_id: 'contact' };
const body = (fields: object) => JSON.stringify({ ...ids, ...fields });

const get = (path: string) => fetch(sandbox.url + path);
const post = (path: string, text: string | FormData, headers: Record<string, string>) =>
  fetch(sandbox.url + path, { method: 'POST', body: text, headers });
const send = (parameters: object) => post(sendPath, body({ template_params: parameters }), json);
async function messagesOf(ref: string): Promise<readonly Message[]> {
  const answer = await get(`/__sandbox/messages?ref=${ref}`);
  return (await answer.json()) as Message[];
}

test('listens on this machine only, and names the port in use with the setting to change', async () => {
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  for (const { address } of others) {
    await expect(fetch(sandbox.url.replace('localhost', address))).rejects.toThrow('fetch failed');
  }
  const port = Number(new URL(sandbox.url).port);
  await expect(start(port)).rejects.toThrow(
    new RegExp(`^Port ${port} is in use.*MAIL_SANDBOX_PORT=${port + 10}$`),
  );
});

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'refuses the host name %s',
  async (host) => {
    const status = await new Promise((done, failed) => {
      request(sandbox.url, { headers: { host } }, (answer) => done(answer.resume().statusCode))
        .on('error', failed)
        .end();
    });
    expect(status).toBe(421);
  },
);

test('delivers the mail, answers OK to any origin, and shows it as text and as HTML without scripts', async () => {
  const parameters = {
    from_name: 'Ann <Lee> {{email}}',
    email: 'ann@example.org',
    message: 'one\ntwo & three',
    subject_mark: 'Soon:\r\nBcc: b@example.org',
    inquiry_ref: 'AB12\r\nCD34',
    flag: true,
  };
  const answer = await send(parameters);
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const [message] = await messagesOf('AB12CD34');
  expect(message).toMatchObject({
    to: [{ address: 'office@example.com' }],
    cc: [],
    bcc: [],
    replyTo: [{ address: 'ann@example.org' }],
    subject: 'Soon: Bcc: b@example.org New message AB12 CD34',
    templateId: 'contact',
    parameters,
  });
  const inbox = await (await get('/')).text();
  for (const value of [parameters.from_name, parameters.message, 'reply to ann@example.org'])
    expect(inbox).toContain(value);
  const html = await get(`/${message?.id}.html`);
  expect(await html.text()).toContain('Ann &#60;Lee&#62; {{email}}');
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; /);
});

test('answers a form POST without JavaScript like JSON, and ignores files and repeated fields', async () => {
  const form = new FormData();
  const fields = { from_name: 'Zoë 🙂', message: 'a\r\nb', inquiry_ref: 'FORM' };
  for (const [name, value] of Object.entries({ lib_version: '3.12.1', ...ids, ...fields }))
    form.append(name, value);
  form.append('from_name', 'second');
  form.append('proof', new Blob(['x']));
  expect((await post(sendFormPath, form, { origin })).status).toBe(200);
  expect(await messagesOf('FORM')).toEqual([expect.objectContaining({ parameters: fields })]);
});

const noTemplate = 'The template ID not found';
const noOrigin = 'API calls are disabled for non-browser applications';
test.each<[string, string, Record<string, string>, number, string]>([
  [sendPath, body({ user_id: undefined }), json, 400, 'The user_id parameter is required'],
  [sendPath, body({ service_id: '' }), json, 400, 'The service_id parameter is required'],
  [sendPath, body({ template_id: 7 }), json, 400, 'The template_id parameter is required'],
  [sendPath, body({ template_id: 'other' }), json, 400, noTemplate],
  [sendPath, body({ template_id: '../contact' }), json, 400, noTemplate],
  [sendFormPath, '{}', json, 400, 'The request must be multipart/form-data'],
  [sendPath, '{}', {}, 403, noOrigin],
  [sendPath, '{}', { origin: 'null' }, 403, noOrigin],
  ['/api/v1.0/email/other', '{}', json, 404, 'Not Found'],
])('%s refuses %j with the headers %j', async (path, content, headers, status, text) => {
  const answer = await post(path, content, headers);
  // The page may read why.
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
});

test('413 above 50 KB of variables, in bytes and not in characters', async () => {
  expect((await send({ message: 'é'.repeat(24_900) })).status).toBe(200);
  const tooLarge = await send({ message: 'é'.repeat(25_000) });
  expect([tooLarge.status, await tooLarge.text()]).toEqual([413, 'Variables size limit']);
});
