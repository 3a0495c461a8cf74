import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { answerOf, compareHost, filesBelow, headersFor, readHosting } from '@lawyers/hosting';
import { startNginx } from './nginx.testing';
import { rawAnswerOf } from './raw-answer.testing';
import { createStaticSite } from './static-site';

// Serves the built site with `npm start`'s server and with nginx, which must answer alike.
const build = resolve(__dirname, '../../../dist/apps/web-sandbox');
const client = join(build, 'client');
const { headers: rules, redirects } = readHosting(build);

const hosts: Record<string, string> = {};
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const nginx = await startNginx(build);
  const site = createStaticSite(client);
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  hosts['nginx'] = nginx.url;
  hosts['serve'] = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  stops.push(nginx.stop, () => new Promise((done) => site.close(done)));
}, 300_000);
afterAll(() => Promise.all(stops.map((stop) => stop())));

test.each(['nginx', 'serve'])(
  '%s serves the build, with its headers and redirects, and only the sandbox in it is reported',
  async (host) => {
    expect(filesBelow(client).length).toBeGreaterThan(100);
    expect(redirects.length).toBeGreaterThan(15);
    const differences = await compareHost(`${hosts[host]}`, build);
    expect(differences).toEqual([expect.objectContaining({ cause: 'sandbox build' })]);
  },
);

test.each(['nginx', 'serve'])('%s lets no cache keep the 404 of a missing script', async (host) => {
  const { status, headers } = await answerOf(`${hosts[host]}/assets/missing-1a2b.js`);
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test.each(['nginx', 'serve'])(
  '%s leads an address in other capitals to the form, with the answers in it',
  async (host) => {
    const { status, headers } = await answerOf(`${hosts[host]}/forminput/?zipCode=90210`);
    expect([status, headers.location]).toEqual([301, '/formInput?zipCode=90210']);
  },
);

const long = 'a'.repeat(9_000);
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: site\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['an address it cannot decode', 400, '/nowhere', 'GET /%zz HTTP/1.1\r\nHost: site\r\n\r\n'],
  ['a line that is not a request', 400, '/nowhere', 'HELLO\r\n\r\n'],
  ['an address that is too long', 414, '/nowhere', `GET /${long} HTTP/1.1\r\nHost: site\r\n\r\n`],
  ['an unknown version', 505, '/nowhere', 'GET / HTTP/3.1\r\nHost: site\r\n\r\n'],
  ['a request without a host', 400, '/', 'GET / HTTP/1.1\r\n\r\n'],
  ['a header that is too long', 400, '/', `GET / HTTP/1.1\r\nHost: site\r\nX: ${long}\r\n\r\n`],
  ['a body that is too large', 413, '/contact', post('/contact', 99_999_999)],
  ['a form posted to the site', 405, '/contact', post('/contact', 0)],
])('nginx refuses %s with %i and every security header', async (_what, status, path, request) => {
  const answer = await rawAnswerOf(`${hosts['nginx']}`, request);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(headersFor(rules, path));
});

test('refuses a folder without a build and names the command', () => {
  expect(existsSync(join(__dirname, '404.html'))).toBe(false);
  expect(() => createStaticSite(__dirname)).toThrow(/npx nx build-sandbox web/);
});
