import { inLanguage } from './in-language.testing';
import { isLanguage, language, languages, t, withEnglish, type Language } from './language';

const load = () => import('./language');

test('builds English by default', () => {
  expect(language).toBe('en');
  expect(t({ en: 'Send', es: 'Enviar' })).toBe('Send');
});

test.each(Object.keys(languages) as Language[])('takes its own column in %s', async (tag) => {
  const loaded = await inLanguage(tag, load);
  expect(loaded.language).toBe(tag);
  expect(loaded.t({ en: 'en', es: 'es' })).toBe(tag);
});

test('keeps the English for the mails', async () => {
  const spanish = await inLanguage('es', load);
  const label = { en: 'Period', es: 'Período' };
  expect(spanish.withEnglish(label)).toEqual({ text: 'Período', english: 'Period' });
  expect(withEnglish(label)).toEqual({ text: 'Period', english: 'Period' });
});

test.each([undefined, '', 'EN', 'es-MX', 'toString'])('refuses the tag %p', (tag) => {
  expect(isLanguage(tag)).toBe(false);
});
