import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor, readHosting } from '@lawyers/hosting';
import { answerOf, rawAnswerOf } from './answer.testing';
import { startNginx } from './nginx.testing';
import { createStaticSite } from './static-site';

// Serves the built site with `npm start`'s server and with nginx, which must answer alike.
const build = resolve(__dirname, '../../../dist/apps/web');
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

const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'index.html')
  .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
  .filter((path) => !redirects.some(({ from }) => from === path))
  .sort();
const assets = readdirSync(join(client, 'assets')).filter((name) => !/\.(br|gz)$/.test(name));
const script = `/assets/${assets.find((name) => /^page-.*\.js$/.test(name))}`;
const assetOf = (end: string) => `/assets/${assets.find((name) => name.endsWith(end))}`;

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

test('finds the pages of the build', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/blogs/page2/15']));
});

describe.each(['nginx', 'serve'])('%s', (host) => {
  const get = (path: string, encoding?: string) => answerOf(`${hosts[host]}${path}`, encoding);

  test.each(pages)(
    'answers %s without a redirect, with the headers of headers.json',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject(lowerCase(headersFor(rules, path)));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  test.each(pages.slice(1))('sends the same headers for %s with a trailing slash', async (path) => {
    const { status, headers } = await get(`${path}/`);
    expect(status).toBe(200);
    expect(headers).toMatchObject(lowerCase(headersFor(rules, path)));
  });

  test('ignores the query', async () => {
    const { headers } = await get('/formInput?accidentId=Sex%20Assault&zipCode=90210');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['/nowhere', '/about/nothing', '/blogs/page1/12', '/blogs/page9', '/assets/none.js'])(
    'answers the unknown %s with status 404 and the not-found page',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toBe(
        headersFor(rules, '/nowhere')['Content-Security-Policy'],
      );
      expect(body.toString()).toContain('<h1');
    },
  );

  test.each(['/_headers', '/_redirects'])('does not serve %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 });
  });

  test('redirects every old address permanently', async () => {
    expect(redirects.length).toBeGreaterThan(15);
    for (const { from, to } of redirects) {
      for (const path of [from, `${from}/`, `${from}?from=mail`]) {
        const { status, headers } = await get(path);
        expect([path, status, headers['location']]).toEqual([path, 301, to]);
        expect(headers['content-security-policy']).toBeDefined();
      }
    }
  });

  test.each(['/', '/about', '/nowhere', script, '/favicon.svg', '/sitemap.xml', '/feed.xml'])(
    'sends %s compressed if accepted, with Vary',
    async (path) => {
      const plain = await get(path);
      const zipped = await get(path, 'gzip');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped.body)).toEqual(plain.body);
      for (const { headers } of [plain, zipped]) expect(headers['vary']).toBe('Accept-Encoding');
      expect(zipped.headers['content-type']).toBe(plain.headers['content-type']);
    },
  );

  test.each([
    [script, 'text/javascript; charset=utf-8'],
    [assetOf('.webp'), 'image/webp'],
    [assetOf('.avif'), 'image/avif'],
    [assetOf('.woff2'), 'font/woff2'],
  ])('lets browsers keep %s for a year', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('makes browsers revalidate %s', async (path, type) => {
    const { headers } = await get(path);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

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
  expect(answer.headers).toMatchObject(lowerCase(headersFor(rules, path)));
});

test('the server of npm start prefers brotli', async () => {
  for (const path of ['/', '/nowhere', script]) {
    const plain = await answerOf(`${hosts['serve']}${path}`);
    const small = await answerOf(`${hosts['serve']}${path}`, 'gzip, br');
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
  }
});

test('the server of npm start answers 304 for an unchanged page, and HEAD without a body', async () => {
  const first = await fetch(`${hosts['serve']}/about`);
  const again = { 'if-none-match': `${first.headers.get('etag')}` };
  const { status } = await fetch(`${hosts['serve']}/about`, { headers: again });
  expect(status).toBe(304);
  const head = await fetch(`${hosts['serve']}/about`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
});

test('refuses a folder without a build and names the command', () => {
  expect(existsSync(join(__dirname, '404.html'))).toBe(false);
  expect(() => createStaticSite(__dirname)).toThrow(/npx nx build-sandbox web/);
});
