/** @jest-environment node */
import { faultsOf } from './spanish.testing';
import { computed, readTranslations } from './translations.testing';

const translations = readTranslations().map(({ place, texts }) => ({
  place,
  english: texts['en'] ?? [],
  spanish: texts['es'] ?? [],
}));

/** Texts that are rightly the same in both languages, besides a city and its state. */
const alike = ['Error: ', 'No'];
const cityAndState = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*, \p{Lu}\p{L}+$/u;

/** English in a Spanish column that only mails contain. */
const wireValues = ['Spanish'];

test.each([
  ['No pudo ser "así"', 'straight quotation mark'],
  ['Oprima “Enviar.”', 'period or comma before the closing quotation mark'],
  ['Está en peligro?', '¿? without its partner'],
  ['¿Está en peligro', '¿? without its partner'],
  ['Cuidado!', '¡! without its partner'],
  ['Oprima “Enviar', '“” without its partner'],
  ['Revisa tu mensaje.', 'familiar: tu'],
  ['Contáctanos', 'familiar: contáctanos'],
  ['Si tienes preguntas', 'familiar: tienes'],
  ['Send', 'English: send'],
  ['Su email', 'English: email'],
])('"%s" has the fault "%s"', (text, fault) => {
  expect(faultsOf(text)).toContain(fault);
});

test.each([
  'Los honorarios (contingency fee) son una parte.',
  'Donde dice “Top Lawyer”, las palabras son nuestras.',
  '¿Qué pasó? ¡Gracias!',
])('"%s" has no fault', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('finds the texts of copy files, components, and functions', () => {
  const all = translations.flatMap(({ spanish }) => spanish);
  expect(all).toContain('Términos del servicio');
  expect(all).toContain('Salir de este sitio');
  expect(all).toContain(`Quedan ${computed} caracteres`);
});

/** Speaks to children, who are called tú. */
const forChildren = 'libs/domain/src/faq-under-18.ts';

test('no Spanish text has a fault', () => {
  const faulty = translations.flatMap(({ place, spanish }) =>
    spanish
      .filter((text) => !wireValues.includes(text))
      .flatMap((text) => faultsOf(text).map((fault) => ({ place, fault, text })))
      .filter(({ fault }) => !(place.startsWith(forChildren) && fault.startsWith('familiar'))),
  );
  expect(faulty).toEqual([]);
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
