/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.copy.ts'),
);

test('the words of the pages are found', () => {
  expect(files).toContain(join('about', 'about.copy.ts'));
});

test.each(files)('%s has all its words', (file) => {
  const words = JSON.stringify(jest.requireActual(join(__dirname, file)));
  expect(words.match(/TODO[^"]*/g) ?? []).toEqual([]);
});
