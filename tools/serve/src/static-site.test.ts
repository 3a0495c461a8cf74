import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { requestRaw } from '@lawyers/hosting';
import { makeFolder } from '@lawyers/hosting/testing';
import { createStaticSite } from './static-site';

/** A minimal build. */
const files = {
  'client/index.html': 'home',
  'client/404.html': 'not found',
  'client/_headers': '',
  'client/_redirects': '',
  'client/index.html.br': '',
  'client/index.html.gz': '',
  'headers.json': JSON.stringify([{ path: '/*', headers: { 'X-Build': 'made' } }]),
  'redirects.json': '[]',
};

let site: Server;
beforeAll(async () => {
  site = createStaticSite(join(makeFolder(files), 'client'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => once(site.close(), 'close'));

async function answered(path: string): Promise<string> {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { status, headers, body } = await requestRaw(url + path);
  return `${status} ${headers['x-build']}: ${String(body)}`;
}

test('refuses a folder without a build and names the command', () => {
  expect(() => createStaticSite(__dirname)).toThrow(/npx nx build-sandbox web/);
});

test('answers 400 to an address that is no URL', async () => {
  expect(await answered('//')).toBe('400 undefined: ');
});

test.each(['/404.html', '/_headers', '/_redirects', '/index.html.br', '/index.html.gz'])(
  'the file %s has no address',
  async (path) => {
    expect(await answered(path)).toBe('404 made: not found');
  },
);
