import { request } from 'node:http';
import { json, sandboxOfTests } from './sandbox.testing';

const fixture = sandboxOfTests();

test('returns messages and ledger by reference, newest last', async () => {
  for (const ref of ['A', 'B', 'A']) await fixture.send({ inquiry_ref: ref });
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const all = ids(await fixture.messages());
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(ids(await fixture.messages('A'))).toEqual([all[0], all[2]]);
  expect(await fixture.messages('C')).toEqual([]);
  expect(ids(await fixture.ledger('A'))).toEqual([all[0], all[2]]);
});

test('DELETE clears messages, ledger, and faults', async () => {
  await fixture.send();
  await fixture.setFault({ kind: 'hang' });
  expect((await fixture.reset()).status).toBe(204);
  expect([await fixture.messages(), await fixture.ledger()]).toEqual([[], []]);
  expect((await fixture.send()).status).toBe(200);
});

test.each([
  ['{"kind":"latency","ms":"5"}', json, 400, /^ms: /],
  ['{"kind":"reset","colour":"red"}', json, 400, /^colour: /],
  ['{"kind":', json, 400, /JSON/],
  // Pages of other sites could post text without a CORS preflight, and so set faults.
  ['{"kind":"hang"}', {}, 415, /application\/json/],
])('refuses the fault %j with the headers %j', async (body, headers, status, message) => {
  const answer = await fixture.post('/__sandbox/faults', body, headers);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toMatch(message);
});

test('shows the parameters of messages as text, newest first, and their HTML without running scripts', async () => {
  expect(await (await fixture.get('/')).text()).toContain('No messages yet');
  await fixture.send({ inquiry_ref: 'AAAA1111', email: 'ann@example.org' });
  await fixture.send({ message: '<script>x</script>' });
  const inbox = await fixture.get('/');
  expect(inbox.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await inbox.text();
  expect(text).toContain('reply to ann@example.org');
  expect(text.indexOf('<script>x')).toBeLessThan(text.indexOf('New message AAAA1111'));

  const [first] = await fixture.messages();
  const html = await fixture.get(`/${first?.id}.html`);
  expect(await html.text()).toBe(first?.html);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'; /);
  expect((await fixture.get('/0.html')).status).toBe(404);
});

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'refuses the host name %s',
  async (host) => {
    const status = await new Promise((resolve, reject) => {
      request(`${fixture.url()}/`, { headers: { host } }, (answer) => {
        resolve(answer.resume().statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  },
);
