import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf } from './answer.testing';
import { createStaticSite } from './static-site';

let build: string;
let site: Server;
let url: string;

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  buildSite('first');
  site = createStaticSite(join(build, 'client'));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((done) => site.close(done));
  rmSync(build, { recursive: true });
});

/** A build as small as can be, in which everything tells which one it is. */
function buildSite(name: string): void {
  mkdirSync(join(build, 'client/assets'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(build, file), text);
  write('client/index.html', `${name} home`);
  write('client/404.html', `${name} not found`);
  write(`client/assets/${name}.js`, name);
  write('headers.json', JSON.stringify([{ path: '/*', headers: { 'X-Build': name } }]));
  write('redirects.json', JSON.stringify([{ from: '/old', to: `/${name}`, status: 301 }]));
}

async function told(path: string) {
  const { status, headers, body } = await answerOf(url + path);
  return [status, headers['x-build'] ?? headers['retry-after'], body.toString()];
}

test('while a build is away, the site says so and stays up', async () => {
  expect(await told('/')).toEqual([200, 'first', 'first home']);
  rmSync(join(build, 'client'), { recursive: true });
  for (const path of ['/', '/assets/first.js', '/nowhere']) {
    expect(await told(path)).toEqual([503, '5', expect.stringMatching(/being built/)]);
  }
});

test('what a build writes last may still be missing, or half written', async () => {
  rmSync(join(build, 'headers.json'));
  expect(await told('/')).toEqual([503, '5', expect.any(String)]);
  writeFileSync(join(build, 'headers.json'), '[{"pa');
  expect(await told('/')).toEqual([503, '5', expect.any(String)]);
});

test('after a rebuild the new files, headers and redirects are served, and the old ones are gone', async () => {
  expect(await told('/assets/first.js')).toEqual([200, 'first', 'first']);
  rmSync(build, { recursive: true });
  buildSite('second');
  expect(await told('/')).toEqual([200, 'second', 'second home']);
  expect(await told('/assets/second.js')).toEqual([200, 'second', 'second']);
  expect(await told('/assets/first.js')).toEqual([404, 'second', 'second not found']);
  expect((await answerOf(`${url}/old`)).headers['location']).toBe('/second');
});

test.each([
  '/..%2fheaders.json',
  '/%2e%2e/headers.json',
  '/assets/..%2f..%2fheaders.json',
  '/%00',
  '/%',
])('%s leads to nothing', async (path) => {
  expect(await told(path)).toEqual([404, 'first', 'first not found']);
});
