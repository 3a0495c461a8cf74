import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language, type Translations } from '@lawyers/domain';
import { changingLaw } from './changing-law';
import { readArticles } from './read-articles';

const root = join(import.meta.dirname, '../../..');
// Only the Markdown files are checked here. A test of apps/web checks the other files, because some of them are in
// apps/web, on which this project must not depend.
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
test.each(Object.keys(languages) as Language[])(
  'a day after the review of an article is in the table (%s)',
  (language) => {
    const { articleFile } = languages[language];
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

const examples: Translations<readonly [text: string, day: string]> = {
  en: ['until December 31, 2027, or May 1.', '2027-12-31'],
  es: ['hasta el 9 de enero de 2027, o el 1 de mayo.', '2027-01-09'],
};

test.each(Object.keys(languages) as Language[])('finds the days in a text (%s)', (language) => {
  const [text, day] = examples[language];
  expect(datesIn(text, language)).toEqual([day]);
});

/** The dates with day, month, and year in a text, as ISO dates. */
function datesIn(text: string, language: Language): readonly string[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 15).toLocaleDateString(language, { month: 'long' }),
  );
  const day = '(?<day>\\d\\d?)';
  const month = `(?<month>${months.join('|')})`;
  const year = '(?<year>\\d{4})';
  const dates: Translations<string> = {
    en: `${month} ${day}, ${year}`,
    es: `${day} de ${month} de ${year}`,
  };
  return [...text.matchAll(new RegExp(dates[language], 'g'))].map(({ groups }) =>
    [
      groups!['year'],
      `${months.indexOf(groups!['month']!) + 1}`.padStart(2, '0'),
      groups!['day']!.padStart(2, '0'),
    ].join('-'),
  );
}
