import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@lawyers/domain';
import { changingLaw } from './changing-law';
import { readArticles } from './read-articles';

const root = join(import.meta.dirname, '../../..');
// Only the Markdown files are checked here. A test of apps/web checks the files of other projects, which this project
// must not depend on.
const rows = changingLaw.flatMap((law) =>
  Object.entries(law.places)
    .filter(([file]) => file.endsWith('.md'))
    .map(([file, words]) => ({ ...law, file, words })),
);

test.each(rows)('$file states: $what', ({ file, words, source, until, checked }) => {
  expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(until ?? '9999-12-31').toMatch(/^\d{4}-\d\d-\d\d$/);
  const text = readFileSync(join(root, file), 'utf8');

  expect(text).toContain(words);
  expect(text).toContain(`url: ${source}\n`);
});

// An article that mentions a date in the future, such as the end of a period for old claims, needs a row in
// `changingLaw`. Otherwise `npm run launch-check` could not report that the date has passed and the article is wrong.
test.each(Object.entries(languages))(
  'a day after the review of an article is in the table (%s)',
  (language, { articleFile }) => {
    const ahead = readArticles(join(root, 'libs/blog-content/articles'), articleFile).flatMap(
      ({ file, reviewed }) =>
        datesIn(readFileSync(file, 'utf8'), language)
          .filter((day) => day > reviewed)
          .map((day) => [file.slice(root.length + 1), day]),
    );
    const listed = rows.map(({ file, until }) => [file, until]);

    expect(ahead.filter((found) => !listed.some((row) => `${row}` === `${found}`))).toEqual([]);
  },
);

test('finds the days in a text', () => {
  expect(datesIn('until December 31, 2027.', 'en')).toEqual(['2027-12-31']);
  expect(datesIn('hasta el 9 de enero de 2027, o el 1 de mayo.', 'es')).toEqual(['2027-01-09']);
});

/** The dates with day, month, and year in a text, as ISO dates. */
function datesIn(text: string, language: string): readonly string[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15).toLocaleDateString(language, { month: 'long' }),
  );
  const month = `(?<month>${months.join('|')})`;
  const day = language === 'es' ? `(?<day>\\d\\d?) de ${month} de` : `${month} (?<day>\\d\\d?),`;
  return [...text.matchAll(new RegExp(`${day} (?<year>\\d{4})`, 'g'))].map(({ groups }) =>
    [
      groups!['year'],
      `${months.indexOf(groups!['month']!) + 1}`.padStart(2, '0'),
      groups!['day']!.padStart(2, '0'),
    ].join('-'),
  );
}
