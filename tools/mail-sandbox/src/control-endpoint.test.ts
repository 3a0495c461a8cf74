import { openSandboxFixture, siteOrigin, type SandboxFixture } from './sandbox.testing';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const json = { 'content-type': 'application/json' };

test('returns messages and ledger by reference, newest last', async () => {
  for (const ref of ['A', 'B', 'A']) await fixture.send({ inquiry_ref: ref });
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const all = ids(await fixture.messages());
  expect(all).toEqual([...all].sort((a, b) => a - b));
  expect(ids(await fixture.messages('A'))).toEqual([all[0], all[2]]);
  expect(ids(await fixture.messages('B'))).toEqual([all[1]]);
  expect(await fixture.messages('C')).toEqual([]);
  expect(await fixture.messages('')).toEqual([]);
  expect(ids(await fixture.ledger('A'))).toEqual([all[0], all[2]]);
});

test('DELETE clears messages, ledger, and faults', async () => {
  await fixture.send();
  await fixture.setFault({ kind: 'hang' });
  const answer = await fetch(`${fixture.url}/__sandbox/messages`, { method: 'DELETE' });
  expect(answer.status).toBe(204);
  expect(await fixture.messages()).toEqual([]);
  expect(await fixture.ledger()).toEqual([]);
  expect((await fixture.send()).status).toBe(200);
});

test('returns the parsed fault', async () => {
  const answer = await fixture.post('/__sandbox/faults', '{"kind":"latency","ms":5}', json);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ kind: 'latency', ms: 5, phase: 'before', times: 1 });
});

test.each([
  ['{"kind":"latency","ms":"5"}', /^ms: /],
  ['{"kind":"reset","colour":"red"}', /^colour: /],
  ['{"kind":', /JSON/],
  ['', /JSON/],
])('400 for the fault %j', async (body, message) => {
  const answer = await fixture.post('/__sandbox/faults', body, json);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(message);
});

test('refuses a fault that is not JSON, so that other sites cannot set one', async () => {
  const answer = await fixture.post('/__sandbox/faults', '{"kind":"hang"}');
  expect(answer.status).toBe(415);
});

test.each([siteOrigin, 'http://127.0.0.1:5173', 'https://[::1]:8443'])(
  'allows a page at %s to read and control',
  async (origin) => {
    const answer = await fixture.get('/__sandbox/messages', { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    const preflight = await fetch(`${fixture.url}/__sandbox/faults`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  },
);

test.each(['https://evil.example', 'null'])('refuses a page at %s', async (origin) => {
  await fixture.send();
  for (const path of ['/__sandbox/messages', '/__sandbox/ledger']) {
    const answer = await fixture.get(path, { origin });
    expect(answer.status).toBe(403);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  }
  const clear = await fetch(`${fixture.url}/__sandbox/messages`, {
    method: 'DELETE',
    headers: { origin },
  });
  expect(clear.status).toBe(403);
  expect(await fixture.messages()).toHaveLength(1);
});

test('lets local pages read errors', async () => {
  const answer = await fixture.post('/__sandbox/faults', '{}', { ...json, origin: siteOrigin });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
});

test('names the unknown address or the allowed methods', async () => {
  const unknown = await fixture.get('/__sandbox/other');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'There is no /__sandbox/other']);
  const wrong = await fixture.get('/__sandbox/faults');
  expect([wrong.status, await wrong.text()]).toEqual([405, '/__sandbox/faults takes POST']);
  expect((await fixture.get('/__sandbox/constructor')).status).toBe(404);
});

test('refuses a body over the limit', async () => {
  const answer = await fixture.post('/__sandbox/faults', 'x'.repeat(70_000), json);
  expect(answer.status).toBe(413);
});

test('keeps inbox and control requests out of the ledger', async () => {
  await fixture.get('/');
  await fixture.get('/__sandbox/messages');
  expect(await fixture.ledger()).toEqual([]);
});
