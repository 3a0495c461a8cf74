import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { answerOf, writeFiles } from '@lawyers/hosting';
import { makeFolder } from '@lawyers/hosting/testing';
import { createStaticSite } from './static-site';

/** A minimal build. Its files contain `name`. */
const filesOf = (name: string) => ({
  'client/index.html': `${name} home`,
  'client/404.html': `${name} not found`,
  'client/_headers': name,
  'client/_redirects': name,
  'client/index.html.br': name,
  'client/index.html.gz': name,
  [`client/assets/${name}.js`]: name,
  'headers.json': JSON.stringify([{ path: '/*', headers: { 'X-Build': name } }]),
  'redirects.json': JSON.stringify([{ from: '/old', to: `/${name}`, status: 301 }]),
});

let build: string;
let site: Server;
beforeEach(async () => {
  build = makeFolder(filesOf('first'));
  site = createStaticSite(join(build, 'client'));
  await once(site.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => once(site.close(), 'close'));

async function answered(path: string): Promise<string> {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { status, headers, body } = await answerOf(url + path);
  return `${status} ${headers['x-build']}: ${headers.location ?? String(body)}`;
}

test.each(['client/404.html', 'headers.json'])(
  'answers 503 while a build has no %s',
  async (file) => {
    rmSync(join(build, file));
    for (const path of ['/', '/assets/first.js', '/nowhere'])
      expect(await answered(path)).toMatch(/^503 undefined: The site is being built/);
  },
);

test('serves only the new files, headers, and redirects after a rebuild', async () => {
  expect(await answered('/assets/first.js')).toBe('200 first: first');
  rmSync(build, { recursive: true });
  writeFiles(build, filesOf('second'));
  expect(await answered('/')).toBe('200 second: second home');
  expect(await answered('/assets/first.js')).toBe('404 second: second not found');
  expect(await answered('/old')).toBe('301 second: /second');
});

test.each(['/404.html', '/_headers', '/_redirects', '/index.html.br', '/index.html.gz'])(
  'the file %s has no address',
  async (path) => {
    expect(await answered(path)).toBe('404 first: first not found');
  },
);
