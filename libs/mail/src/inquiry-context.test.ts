import { languageOf } from './inquiry-context';

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['est', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('the page language %j is sent as %s', (lang, language) => {
  expect(languageOf(lang)).toBe(language);
});
