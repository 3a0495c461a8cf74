import { once } from 'node:events';
import type { RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { filesBelow, headersFor, readHosting, requestRaw } from '@lawyers/hosting';
import { createStaticSite } from '@lawyers/serve';
import { compareHost } from './compare-host';
import { startNginx } from './nginx.testing';

// Serves the built site both with the server of `npm start` and with nginx, and expects the same answers.
const build = resolve(__dirname, '../../../dist/apps/web-sandbox');
const client = join(build, 'client');
const { headers: rules, redirects } = readHosting(build);

const hosts: Record<string, string> = {};
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const nginx = await startNginx(build);
  const site = createStaticSite(client);
  await once(site.listen(0, '127.0.0.1'), 'listening');
  hosts['nginx'] = nginx.url;
  hosts['serve'] = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  stops.push(nginx.stop, () => once(site.close(), 'close'));
}, 300_000);
afterAll(() => Promise.all(stops.map((stop) => stop())));

describe.each(['nginx', 'serve'])('%s', (host) => {
  test('serves the build, with its headers and redirects, and only the sandbox in it is reported', async () => {
    expect(filesBelow(client).length).toBeGreaterThan(100);
    expect(redirects.length).toBeGreaterThan(15);
    const differences = await compareHost(`${hosts[host]}`, build, { languageFolders: [] });
    expect(differences.map(([cause]) => cause)).toEqual(['sandbox build']);
  });

  test('lets no cache keep the 404 of a missing script', async () => {
    const { status, headers } = await requestRaw(`${hosts[host]}/assets/missing-1a2b.js`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('leads an address in other capitals to the form, with the answers in it', async () => {
    const { status, headers } = await requestRaw(
      `${hosts[host]}/forminput/?accidentId=Sex+Assault`,
    );
    expect([status, headers.location]).toEqual([301, '/formInput?accidentId=Sex+Assault']);
  });
});

const large = { 'content-length': 99_999_999 };

test.each<[what: string, status: number, rule: string, path: string, options: RequestOptions]>([
  ['an address it cannot decode', 400, '/nowhere', '/%zz', {}],
  ['an address that is too long', 414, '/nowhere', `/${'a'.repeat(9_000)}`, {}],
  ['a request without a host', 400, '/', '/', { setHost: false }],
  ['a large body', 413, '/contact', '/contact', { method: 'POST', headers: large }],
  ['a posted form', 405, '/contact', '/contact', { method: 'POST' }],
])('nginx refuses %s with %i and every header', async (_what, status, rule, path, options) => {
  const answer = await requestRaw(`${hosts['nginx']}${path}`, undefined, options);
  expect(answer.status).toBe(status);
  const expected = Object.entries(headersFor(rules, rule));
  expect(expected.map(([name]) => name)).toContain('Content-Security-Policy');
  for (const [name, value] of expected)
    expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, value]);
});
