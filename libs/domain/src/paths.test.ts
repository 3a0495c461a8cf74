import { inLanguage } from './in-language.testing';
import { isLanguage } from './language';
import { fixedPaths, languageAt, pathIn, privatePaths, publicPaths } from './paths';

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
  expect(fromSpanish('en', `${inSpanish}//`)).toBe(english);
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

test.each([
  ['en', true],
  ['es', true],
  ['fr', false],
  ['', false],
  [undefined, false],
])('isLanguage(%j) is %s', (text, expected) => {
  expect(isLanguage(text)).toBe(expected);
});
