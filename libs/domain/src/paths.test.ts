import { inLanguage } from './in-language.testing';
import {
  articlesPerPage,
  blogPageOf,
  fixedPaths,
  languageAt,
  pathIn,
  paths,
  privatePaths,
  publicPaths,
} from './paths';

test.each([
  ['home', paths.home, '/'],
  ['case intake form', paths.intake, '/formInput'],
  ['confirmation', paths.confirm, '/confirmAlert'],
  ['about us', paths.about, '/about'],
  ['terms of service', paths.terms, '/service'],
  ['contact', paths.contact, '/contact'],
  ['blog', paths.blog, '/blogs'],
  ['first list of articles', paths.blogPage(1), '/blogs/page1'],
  ['second list of articles', paths.blogPage(2), '/blogs/page2'],
  ['first article', paths.article(1), '/blogs/page1/1'],
  ['last article of page 1', paths.article(10), '/blogs/page1/10'],
  ['first article of page 2', paths.article(11), '/blogs/page2/11'],
  ['last article', paths.article(15), '/blogs/page2/15'],
  ['old link to an article', paths.articleByNumber(9), '/blogs/9'],
])('the path of the %s is %s', (_screen, path, expected) => {
  expect(path).toBe(expected);
});

test('every fixed path is unique and needs no URL encoding', () => {
  expect(new Set(fixedPaths).size).toBe(fixedPaths.length);
  for (const path of fixedPaths) expect(path).toMatch(/^\/([a-zA-Z]+(-[a-zA-Z0-9]+)*)?$/);
});

test('the public paths exclude the intake form, the confirmation, and the redirect of the blog', () => {
  expect(privatePaths).toEqual(['/formInput', '/confirmAlert']);
  expect(fixedPaths.filter((path) => !publicPaths.includes(path))).toEqual([
    '/formInput',
    '/confirmAlert',
    '/blogs',
  ]);
});

test.each(Array.from({ length: 15 }, (_, index) => index + 1))(
  'article %i is on the right page of the list',
  (number) => {
    const page = number <= 10 ? 1 : 2;
    expect(blogPageOf(number)).toBe(page);
    expect(paths.article(number)).toBe(`/blogs/page${page}/${number}`);
  },
);

test('a list has ten articles', () => {
  expect(articlesPerPage).toBe(10);
});

const spanish = () => inLanguage('es', () => import('./paths'));

test('the paths of the Spanish site are the English ones below /es', async () => {
  const loaded = await spanish();
  expect(loaded.paths).toMatchObject({ home: '/es', intake: '/es/formInput', blog: '/es/blogs' });
  expect(loaded.fixedPaths).toEqual(fixedPaths.map((path) => `/es${path}`.replace(/\/$/, '')));
  expect(loaded.privatePaths).toEqual(['/es/formInput', '/es/confirmAlert']);
  expect(loaded.paths.article(11)).toBe('/es/blogs/page2/11');
  expect(loaded.paths.blogPage(2)).toBe('/es/blogs/page2');
  expect(loaded.paths.articleByNumber(9)).toBe('/es/blogs/9');
});

test.each([
  ['/', '/es'],
  ['/formInput', '/es/formInput'],
  ['/blogs/page2/15', '/es/blogs/page2/15'],
])('%s is %s in Spanish, and back', async (english, inSpanish) => {
  const { pathIn: fromSpanish } = await spanish();
  expect(pathIn('es', english)).toBe(inSpanish);
  expect(pathIn('en', english)).toBe(english);
  expect(pathIn('en', inSpanish)).toBe(english);
  expect(fromSpanish('en', inSpanish)).toBe(english);
  expect(fromSpanish('es', inSpanish)).toBe(inSpanish);
  expect(fromSpanish('en', `${inSpanish}/`)).toBe(english);
});

test.each([
  ['/', 'en'],
  ['/about', 'en'],
  ['/essays', 'en'],
  ['/es', 'es'],
  ['/es/about', 'es'],
])('the page at %s is in the language %s', (path, expected) => {
  expect(languageAt(path)).toBe(expected);
});
