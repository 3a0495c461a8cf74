/** @jest-environment node */
import { readTranslations } from './translations.testing';

test('no text in any language contains TODO', () => {
  const unfinished = readTranslations().flatMap(({ place, texts }) =>
    Object.values(texts)
      .flat()
      .filter((text) => text.includes('TODO'))
      .map((text) => `${place} ${text}`),
  );
  expect(unfinished).toEqual([]);
});
