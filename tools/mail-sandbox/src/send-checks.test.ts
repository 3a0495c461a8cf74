import {
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

const unknownKey =
  'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account';
const unknownService =
  'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin';
const unknownTemplate =
  'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates';

test.each([
  [{ user_id: undefined }, 'The user_id parameter is required'],
  [{ service_id: '' }, 'The service_id parameter is required'],
  [{ template_id: 7 }, 'The template_id parameter is required'],
  [{ user_id: 'other' }, unknownKey],
  [{ service_id: 'other' }, unknownService],
  [{ template_id: 'other' }, unknownTemplate],
  [{ template_id: '../contact' }, unknownTemplate],
  [{ template_params: [] }, 'The template_params parameter must be an object'],
])('400 for %j', async (ids, text) => {
  expect(await outcome(fixture.send({}, ids))).toEqual([400, text]);
  expect(await fixture.messages()).toEqual([]);
});

test('the form variant checks the same ids', async () => {
  const ids = { user_id: 'public-key', service_id: 'service', template_id: 'fixed' };
  expect(await outcome(fixture.sendForm({ ...ids, user_id: '' }))).toEqual([
    400,
    'The user_id parameter is required',
  ]);
  expect(await outcome(fixture.sendForm({ ...ids, template_id: 'other' }))).toEqual([
    400,
    unknownTemplate,
  ]);
});

test.each([
  [sendPath, '{', json, 'The request body is not valid JSON'],
  [sendPath, '[]', json, 'The request body must be an object'],
  [sendFormPath, '{}', json, 'The request must be multipart/form-data'],
  [
    sendFormPath,
    'x',
    { origin: siteOrigin, 'content-type': 'multipart/form-data; boundary=y' },
    'The request body is not valid multipart/form-data',
  ],
])('400 for an invalid body: %s %j', async (path, body, headers, text) => {
  expect(await outcome(fixture.post(path, body, headers))).toEqual([400, text]);
});

test.each<Record<string, string>>([{}, { origin: 'null' }])(
  '403 for the origin %j',
  async (headers) => {
    const body = JSON.stringify({
      user_id: 'public-key',
      service_id: 'service',
      template_id: 'fixed',
    });
    expect(
      await outcome(
        fixture.post(sendPath, body, { 'content-type': 'application/json', ...headers }),
      ),
    ).toEqual([403, 'API calls are disabled for non-browser applications']);
    expect(await fixture.messages()).toEqual([]);
  },
);

test('413 above 50 KB of variables, in bytes and not in characters', async () => {
  expect((await fixture.send({ message: 'é'.repeat(24_900) })).status).toBe(200);
  expect(await outcome(fixture.send({ message: 'é'.repeat(25_000) }))).toEqual([
    413,
    'Variables size limit',
  ]);
  expect(await outcome(fixture.send({ message: 'x'.repeat(1_000_000) }))).toEqual([
    413,
    'Variables size limit',
  ]);
});

test.each([
  ['', 'The recipients address is empty'],
  [' ', 'The recipients address is empty'],
  [null, 'The recipients address is empty'],
  ['a@example.com, b@example.com', 'The recipients address is corrupted'],
  ['a@example.com\r\nBcc: b@example.com', 'The recipients address is corrupted'],
])('422 for the recipient %j', async (recipient, text) => {
  expect(await outcome(fixture.send({ recipient }))).toEqual([422, text]);
});

test('lets the page read errors', async () => {
  const answer = await fixture.send({}, { template_id: 'other' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('other methods and paths are refused', async () => {
  expect(await outcome(fixture.get(sendPath))).toEqual([405, 'Method Not Allowed']);
  expect(await outcome(fixture.post('/api/v1.0/email/other', '{}', json))).toEqual([
    404,
    'Not Found',
  ]);
});
