/** @jest-environment node */
import { inLanguage } from '@lawyers/domain/testing';
import { prerenderPaths } from './prerender-paths';

test('another language has the same pages and its own feed; the files for the whole site are shared', async () => {
  const spanish = await inLanguage('es', () => import('./prerender-paths'));
  const shared = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/404'];
  const expected = prerenderPaths(15).filter((path) => !shared.includes(path));
  expect([...spanish.prerenderPaths(15)].sort()).toEqual(
    expected.map((path) => (path === '/' ? '/es' : `/es${path}`)).sort(),
  );
});
