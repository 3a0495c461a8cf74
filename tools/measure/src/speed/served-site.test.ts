import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { elementsOf } from '@lawyers/hosting';
import { serveVariant, type ServedSite } from './served-site';

const build = resolve(__dirname, '../../../../dist/apps/web');

// Two pages of the build, because compressing all of them takes long.
const files = ['headers.json', 'redirects.json', 'client/index.html', 'client/404.html'];

let folder: string;
let site: ServedSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-site-'));
  for (const file of files) cpSync(join(build, file), join(folder, file), { recursive: true });
  site = await serveVariant(folder, 'paper');
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

test('a variant is served compressed, and its policy allows its changed style', async () => {
  const response = await fetch(site.url, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  const elements = elementsOf(await response.text());
  expect(elements.filter(({ tagName }) => tagName === 'img')).toEqual([]);
  const [style] = elements.filter(({ tagName }) => tagName === 'style');
  const hash = createHash('sha256')
    .update(style?.text ?? '')
    .digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(hash);
});

test('the not-found page of a variant has status 404', async () => {
  expect((await fetch(`${site.url}/nowhere`)).status).toBe(404);
});
