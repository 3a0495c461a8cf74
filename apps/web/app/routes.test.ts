/** @jest-environment node */
import { fixedPaths } from '@lawyers/domain';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { prerenderPaths } from '../addresses/prerender-paths';
import routes from './routes';

const table = routes.map(({ file, path, index }) => ({ id: file, path, index }));
const notFound = 'not-found/not-found.route.tsx';

/** The file that answers an address. */
function fileFor(address: string): string | undefined {
  return matchRoutes(table, address)?.at(-1)?.route.id;
}

test.each([
  ['/', 'home/home.route.tsx'],
  ['/formInput', 'intake/intake.route.tsx'],
  ['/confirmAlert', 'confirm/confirm.route.tsx'],
  ['/about', 'about/about.route.tsx'],
  ['/service', 'terms/terms.route.tsx'],
  ['/contact', 'contact/contact.route.tsx'],
  ['/blogs', 'blog/blog-redirect.route.tsx'],
  ['/blogs/page1', 'blog/blog-page.route.tsx'],
  ['/blogs/page2', 'blog/blog-page.route.tsx'],
  // In-text links of the original, which redirect from here.
  ['/blogs/9', 'blog/blog-page.route.tsx'],
  ['/blogs/14', 'blog/blog-page.route.tsx'],
])('%s is answered by %s', (address, file) => {
  expect(fileFor(address)).toBe(file);
});

test.each(Array.from({ length: 15 }, (_, index) => index + 1))(
  'article %i is answered where the requirements have it',
  (number) => {
    const page = number <= 10 ? 1 : 2;
    expect(fileFor(`/blogs/page${page}/${number}`)).toBe('blog/article.route.tsx');
  },
);

test('no two addresses without a number share a file', () => {
  const files = fixedPaths.map(fileFor);
  expect(files).not.toContain(notFound);
  expect(new Set(files).size).toBe(fixedPaths.length);
});

test.each(['/blogs/page1/1', '/blogs/page2/15'])('%s hands over its page and number', (address) => {
  const [, , page, number] = address.split('/');

  expect(matchRoutes(table, address)?.at(-1)?.params).toEqual({ page, number });
});

test.each([
  '/no-such-page',
  '/404',
  '/form',
  '/formInput/more',
  '/confirmAlert/more',
  '/about/us',
  '/blog',
  '/blogs/page1/1/more',
  '/sitemap',
])('%s is not found', (address) => {
  expect(fileFor(address)).toBe(notFound);
});

test('every route is reached by an address that becomes a file', () => {
  const reached = new Set(prerenderPaths(15).map(fileFor));
  expect(routes.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([]);
});

test('every address that becomes a file has a page of its own, but for the not-found page', () => {
  const unanswered = prerenderPaths(15).filter((address) => fileFor(address) === notFound);

  expect(unanswered).toEqual(['/404']);
});

test.each(routes.map(({ file }) => file))('%s exists', (file) => {
  expect(existsSync(join(__dirname, file))).toBe(true);
});
