import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { elementsOf, parseHtml, textOf } from '../bytes/html';
import { serveVariant, type ServedSite } from './served-site';

const build = resolve(__dirname, '../../../../dist/apps/web');

let site: ServedSite;
beforeAll(async () => {
  site = await serveVariant(build, 'paper');
});
afterAll(() => site.close());

test('a variant is served compressed, and its policy allows its changed style', async () => {
  const response = await fetch(site.url, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  const elements = elementsOf(parseHtml(await response.text()));
  expect(elements.filter(({ tagName }) => tagName === 'img')).toEqual([]);
  const [style] = elements.filter(({ tagName }) => tagName === 'style');
  const hash = createHash('sha256')
    .update(style ? textOf(style) : '')
    .digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(hash);
});

test('the not-found page of a variant has status 404', async () => {
  expect((await fetch(`${site.url}/nowhere`)).status).toBe(404);
});
