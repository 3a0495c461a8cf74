import { siteWith } from './site.testing';
import { openBuild } from './build';

test('pages are named as visitors name them, and those that only lead elsewhere are none', () => {
  const { pages } = siteWith({
    '404.html': '',
    'about/index.html': '',
    'blogs/index.html': '<meta http-equiv="refresh" content="0;url=/blogs/page1">',
    'notes.html': '',
  });
  expect(pages).toEqual(['/', '/404.html', '/about']);
});

test('a file weighs what its compressed twin weighs', () => {
  const build = siteWith({ 'a.js': 'x'.repeat(1000), 'a.js.br': 7 });
  expect(build.fileOf('/a.js?v=1')).toEqual({ address: '/a.js?v=1', bytes: 7 });
});

test('a text without a twin is compressed to be weighed, a picture is not', () => {
  const build = siteWith({ 'about/index.html': 'x'.repeat(1000), 'a.avif': 1000 });
  expect(build.fileOf('/about').bytes).toBeLessThan(50);
  expect(build.fileOf('/a.avif').bytes).toBe(1000);
});

test('a folder without a site is refused with what to do', () => {
  expect(() => openBuild(__dirname)).toThrow(/npx nx build-sandbox web/);
});
