/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changingLaw } from '@lawyers/blog-content/changing-law';

// `changingLaw` lists statements that may become wrong, for example when a law changes, each with the files that
// contain it, so that a person can find all of them then. This test checks the files other than articles. A test of
// libs/blog-content checks the articles.
const places = changingLaw
  .flatMap((law) => Object.entries(law.places))
  .filter(([file]) => !file.endsWith('.md'));

test.each(places)('%s states: %s', (file, words) => {
  expect(readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8')).toContain(words);
});
