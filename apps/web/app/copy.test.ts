/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTranslations } from './translations.testing';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.copy.ts'),
);

test('finds the copy files of the pages', () => {
  expect(files).toContain(join('about', 'about.copy.ts'));
});

test.each(files)('%s contains no TODO', (file) => {
  const copy = JSON.stringify(jest.requireActual(join(__dirname, file)));
  expect(copy.match(/TODO[^"]*/g) ?? []).toEqual([]);
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
