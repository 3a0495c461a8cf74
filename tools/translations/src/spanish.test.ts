import { computed, readTranslations } from './read-translations';

const translations = readTranslations().map(({ place, texts }) => ({
  place,
  english: texts['en'] ?? [],
  spanish: texts['es'] ?? [],
}));

/** Texts that are the same in both languages on purpose, besides names of a city and its state. */
const alike = ['Error: ', 'No'];
const cityAndState = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, \p{Lu}\p{L}+$/u;

test('finds the texts of copy files, components, and functions', () => {
  const all = translations.flatMap(({ spanish }) => spanish);
  expect(all).toContain('Términos del servicio');
  expect(all).toContain('Salir de este sitio');
  expect(all).toContain(`Quedan ${computed} caracteres`);
});

test('no text is the same in both languages, except for names', () => {
  const same = translations.filter(({ english, spanish }) => {
    const text = english.join('|');
    const isAlike = !/\p{L}/u.test(text) || alike.includes(text) || cityAndState.test(text);
    return text === spanish.join('|') && !isAlike;
  });
  expect(same).toEqual([]);
});

test('no text loses or gains a space at its ends', () => {
  const edges = ([text = '']: readonly string[]) => [
    /^\s*/.exec(text)?.[0],
    /\s*$/.exec(text)?.[0],
  ];
  const uneven = translations.filter(
    ({ english, spanish }) =>
      english.length === 1 &&
      spanish.length === 1 &&
      edges(english).join('|') !== edges(spanish).join('|'),
  );
  expect(uneven).toEqual([]);
});

test('every number of the English is in the Spanish', () => {
  const numbersIn = (texts: readonly string[]): readonly string[] =>
    texts.join(' ').match(/\d+/g) ?? [];
  const lost = translations.filter(
    ({ english, spanish }) =>
      spanish.length > 0 &&
      numbersIn(english).some((number) => !numbersIn(spanish).includes(number)),
  );
  expect(lost).toEqual([]);
});

test('no text in any language contains TODO', () => {
  const unfinished = readTranslations().flatMap(({ place, texts }) =>
    Object.values(texts)
      .flat()
      .filter((text) => text.includes('TODO'))
      .map((text) => `${place} ${text}`),
  );
  expect(unfinished).toEqual([]);
});
