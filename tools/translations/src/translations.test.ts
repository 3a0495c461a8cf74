import { defaultLanguage, type Language } from '@lawyers/domain';
import { computed, readTranslations } from './read-translations';

type OtherLanguage = Exclude<Language, typeof defaultLanguage>;

/** Texts that are the same as in English on purpose, besides names of a city and its state. */
const alike: Readonly<Record<OtherLanguage, readonly string[]>> = { es: ['Error: ', 'No'] };
const cityAndState = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, \p{Lu}\p{L}+$/u;

const translations = readTranslations();

test('finds the texts of copy files, components, and functions', () => {
  const all = translations.flatMap(({ texts }) => texts['es']);
  expect(all).toContain('Términos del servicio');
  expect(all).toContain('Salir de este sitio');
  expect(all).toContain(`Quedan ${computed} caracteres`);
});

describe.each(Object.keys(alike) as OtherLanguage[])('%s', (language) => {
  const pairs = translations.map(({ place, texts }) => ({
    place,
    english: texts[defaultLanguage] ?? [],
    translated: texts[language] ?? [],
  }));

  test('no text is the same as in English, except for names', () => {
    const same = pairs.filter(({ english, translated }) => {
      const text = english.join('|');
      const isAlike =
        !/\p{L}/u.test(text) || alike[language].includes(text) || cityAndState.test(text);
      return text === translated.join('|') && !isAlike;
    });
    expect(same).toEqual([]);
  });

  test('no text loses or gains a space at its ends', () => {
    const edges = ([text = '']: readonly string[]) => [
      /^\s*/.exec(text)?.[0],
      /\s*$/.exec(text)?.[0],
    ];
    const uneven = pairs.filter(
      ({ english, translated }) =>
        english.length === 1 &&
        translated.length === 1 &&
        edges(english).join('|') !== edges(translated).join('|'),
    );
    expect(uneven).toEqual([]);
  });

  test('every number of the English is in the translation, as often as there', () => {
    const numbersIn = (texts: readonly string[]): readonly string[] =>
      texts.join(' ').match(/\d+/g) ?? [];
    const times = (texts: readonly string[], number: string) =>
      numbersIn(texts).filter((one) => one === number).length;
    const lost = pairs.filter(({ english, translated }) => {
      // A singular and a plural may share a number in one language only, so only whether it occurs is compared.
      const isOne = english.length === 1 && translated.length === 1;
      return (
        translated.length > 0 &&
        numbersIn(english).some(
          (number) => times(translated, number) < (isOne ? times(english, number) : 1),
        )
      );
    });
    expect(lost).toEqual([]);
  });
});

test('no text in any language contains TODO', () => {
  const unfinished = translations.flatMap(({ place, texts }) =>
    Object.values(texts)
      .flat()
      .filter((text) => text.includes('TODO'))
      .map((text) => `${place} ${text}`),
  );
  expect(unfinished).toEqual([]);
});
