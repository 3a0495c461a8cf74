/** @jest-environment node */
import type { Language } from '@lawyers/domain';
import { inLanguage } from '@lawyers/domain/testing';

test.each<readonly [Language, string, string]>([
  ['en', 'en', 'en'],
  ['en', 'en-US', 'en'],
  ['en', 'es', 'es'],
  ['en', 'es-MX', 'es'],
  ['en', 'ES', 'es'],
  ['en', 'est', 'en'],
  ['en', 'fr', 'en'],
  ['en', '', 'en'],
  ['es', 'es-US', 'es'],
  ['es', 'en', 'en'],
  ['es', 'pt-BR', 'es'],
  ['es', '', 'es'],
])('of a page built in %s, the language %j is sent as %s', async (tag, lang, language) => {
  const { languageOf } = await inLanguage(tag, () => import('./inquiry-metadata'));
  expect(languageOf(lang)).toBe(language);
});
