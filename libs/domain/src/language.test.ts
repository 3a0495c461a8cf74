import { isLanguage, language, languages, t, withEnglish } from './language';

/** Loads the module as a build in another language does. */
async function inLanguage(tag: string): Promise<typeof import('./language')> {
  process.env['SITE_LANGUAGE'] = tag;
  try {
    let loaded: typeof import('./language') | undefined;
    await jest.isolateModulesAsync(async () => {
      loaded = await import('./language');
    });
    return loaded!;
  } finally {
    delete process.env['SITE_LANGUAGE'];
  }
}

test('builds English by default', () => {
  expect(language).toBe('en');
  expect(t({ en: 'Send', es: 'Enviar' })).toBe('Send');
});

test.each(Object.keys(languages))('takes its own column in %s', async (tag) => {
  const loaded = await inLanguage(tag);
  expect(loaded.language).toBe(tag);
  expect(loaded.t({ en: 'en', es: 'es' })).toBe(tag);
});

test('keeps the English for the mails', async () => {
  const spanish = await inLanguage('es');
  const label = { en: 'Period', es: 'Período' };
  expect(spanish.withEnglish(label)).toEqual({ text: 'Período', english: 'Period' });
  expect(withEnglish(label)).toEqual({ text: 'Period', english: 'Period' });
});

test.each([undefined, '', 'EN', 'es-MX', 'toString'])('refuses the tag %p', (tag) => {
  expect(isLanguage(tag)).toBe(false);
});
