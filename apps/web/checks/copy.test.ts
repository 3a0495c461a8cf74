/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTranslations } from './translations.testing';

const app = join(__dirname, '../app');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.copy.ts'),
);

test('finds the copy files of the pages', () => {
  expect(files).toContain(join('pages', 'about', 'about.copy.ts'));
});

test.each(files)('%s contains no TODO', (file) => {
  const copy = JSON.stringify(jest.requireActual(join(app, file)));
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
