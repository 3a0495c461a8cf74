import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Token } from 'marked';
import { defaultLanguage, helpLines, languages, otherPhones, phoneInText } from '@lawyers/domain';
import type { Article } from './article';
import { articleHtml } from './article-html';
import { flatten } from './parse-article';
import { readArticles } from './read-articles';

// That links have a target needs no test of its own: `articleHtml` throws if one has none, and the test of quotation
// marks calls it for every article.
const english = readArticles(undefined, languages[defaultLanguage].articleFile);
const translations = Object.entries(languages)
  .filter(([language]) => language !== defaultLanguage)
  .flatMap(([, { articleFile }]) => readArticles(undefined, articleFile));
const articles: readonly Article[] = [...english, ...translations];

/** Returns the files of the articles that violate a rule, so that a failing test names them. */
function violating(rule: (article: Article) => boolean, among = articles): readonly string[] {
  return among.filter((article) => !rule(article)).map(nameOf);
}

function nameOf({ folder, file }: Article): string {
  return join(folder, basename(file));
}

/** Returns the English article of a translation. */
function originalOf({ number }: Article): Article {
  return english[number - 1]!;
}

function tokensOf(article: Article, type: string): readonly Token[] {
  return flatten(article.tokens).filter((token) => token.type === type);
}

function linksOf(article: Article): readonly string[] {
  return tokensOf(article, 'link').map((token) => String('href' in token && token.href));
}

test('the first fifteen articles are those of the requirements, in order', () => {
  expect(english.slice(0, 15).map(({ folder }) => folder)).toEqual([
    '01-product-liability',
    '02-medical-malpractice-rights',
    '03-rehabilitation-and-support',
    '04-technology-in-injury-law',
    '05-client-communication',
    '06-red-flags-when-hiring',
    '07-pre-existing-conditions',
    '08-handling-insurance-adjusters',
    '09-contingency-fees',
    '10-long-term-medical-care',
    '11-car-accident-case-handling',
    '12-questions-to-ask-a-lawyer',
    '13-workplace-injury-rights',
    '14-personal-injury-law-basics',
    '15-maximizing-compensation',
  ]);
});

test('a translation has the numbers of the English article, and no others', () => {
  const onlyIn = (article: Article, other: Article) =>
    [...numbersOf(article)]
      .filter(([number]) => !numbersOf(other).has(number))
      .map(([number, line]) => `${nameOf(article)}:${line} has ${number}, ${nameOf(other)} not`);
  const missing = translations.flatMap((translation) => [
    ...onlyIn(originalOf(translation), translation),
    ...onlyIn(translation, originalOf(translation)),
  ]);
  expect(numbersOf(english[0]!).size).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

// A translation names in `translates` a hash of the English file that it was compared with. So this test fails after
// any change of the English article, also of a fact in words, which the test of numbers above does not notice.
test('every translation says what the English article says today', () => {
  const outdated = translations.flatMap((translation) => {
    const original = originalOf(translation);
    const source = readFileSync(original.file, 'utf8');
    const today = createHash('sha256').update(source).digest('hex').slice(0, 8);
    if (translation.translates === today) return [];
    return `${nameOf(original)} changed. Once ${nameOf(translation)} says the same, write there: translates: '${today}'`;
  });
  expect(outdated).toEqual([]);
});

test.each<[string, (article: Article) => unknown]>([
  ['links', (article) => linksOf(article).toSorted()],
  ['pictures', ({ pictures }) => pictures],
  ['date of review', ({ reviewed }) => reviewed],
  ['number of sections', ({ headings }) => headings.length],
  ['number of sources', ({ sources }) => sources.length],
  ['number of tables', (article) => tokensOf(article, 'table').length],
])('a translation has the same %s as the English article', (_what, of) => {
  const inStep = (article: Article) =>
    JSON.stringify(of(article)) === JSON.stringify(of(originalOf(article)));
  expect(translations).toHaveLength(english.length * (Object.keys(languages).length - 1));
  expect(violating(inStep, translations)).toEqual([]);
});

test('every phone number is in the list of help lines or of other phones', () => {
  const known = [...helpLines, ...Object.values(otherPhones)].map(({ phone }) => phone);
  const printed = articles.flatMap((article) =>
    [...readFileSync(article.file, 'utf8').matchAll(phoneInText)].map(([, , phone]) => ({
      article: nameOf(article),
      phone,
    })),
  );
  expect(printed).not.toEqual([]);
  expect(printed.filter(({ phone }) => !known.includes(phone))).toEqual([]);
});

const rules: Readonly<Record<string, (article: Article) => boolean>> = {
  'skips no level of headings': (article) => {
    const depths = tokensOf(article, 'heading').map((token) =>
      Number('depth' in token && token.depth),
    );
    return depths.every((depth, index) => depth >= 2 && depth <= (depths[index - 1] ?? 1) + 1);
  },
  'has a bullet list': (article) =>
    tokensOf(article, 'list').some((token) => 'ordered' in token && token.ordered === false),
  'has a picture': ({ pictures }) => pictures.length > 0,
  'has no link to itself': (article) => !linksOf(article).includes(`article:${article.number}`),
  // On the earlier site, one article was cut off in the middle of a sentence.
  'ends with a whole sentence': ({ file }) =>
    /[.?!][”’"')_]*$/.test(readFileSync(file, 'utf8').trimEnd()),
  'contains no placeholder': ({ file }) => {
    const source = readFileSync(file, 'utf8');
    // Matches TODO in capitals only, since "todo" is a Spanish word.
    return (
      !/\b(?:TBD|FIXME|XXX+|lorem|ipsum|coming soon)\b/i.test(source) && !/\bTODO\b/.test(source)
    );
  },
};
test.each(Object.entries(rules))('an article %s', (_what, rule) => {
  expect(violating(rule)).toEqual([]);
});

test.each(['title', 'listTitle', 'summary', 'description'] as const)(
  'no two articles share a %s',
  (key) => {
    const texts = articles.map((article) => article[key]);

    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  },
);

test.each([
  ['09-contingency-fees', /usually 25 to 40 percent/],
  ['09-contingency-fees', /no money comes in, there is no fee/],
  ['11-car-accident-case-handling', /two to four years/],
])('the article %s says %s', (folder, words) => {
  const article = english.find((one) => one.folder === folder)!;

  expect(sectionsOf(article).join('\n')).toMatch(words);
});

test('a section with a time limit in years says that it varies by state', () => {
  const limit = /\b(?:one|two|three|four|\d) (?:to|or) (?:two|three|four|\d) years/i;
  const varies = /\bvar(?:y|ies)\b[^.]*\bstate|\bby state\b/i;
  const withLimit = english.flatMap(sectionsOf).filter((section) => limit.test(section));

  expect(withLimit).not.toEqual([]);
  expect(withLimit.filter((section) => !varies.test(section))).toEqual([]);
});

test('every quotation mark is curly and has the right direction', () => {
  const wrong = /["']|[“‘](?![\p{L}\p{N}$([“‘…¿¡])|(?<![\s(\[—“‘])[“‘]|(?<=[\s([—])”/u;
  const lines = articles.flatMap((article) => htmlOf(article).split(/\n|<\/t[dh]>/));
  const wrongIn = (texts: readonly string[]) =>
    texts.map((text) => ` ${text.replace(/<[^>]*>/g, '')}`).filter((text) => wrong.test(text));

  const examples = ['a "word"', "don't", 'he said “ yes”', 'a word“and”', '(”word)'];
  expect(wrongIn(examples)).toHaveLength(examples.length);
  expect(wrongIn(lines)).toEqual([]);
});

/** Returns the Markdown of each section; the first is the text before the first heading. */
function sectionsOf(article: Article): readonly string[] {
  const sections = [''];
  for (const token of article.tokens) {
    if (token.type === 'heading' && token['depth'] === 2) sections.push('');
    sections[sections.length - 1] += token.raw;
  }
  return sections;
}

function htmlOf(article: Article): string {
  return articleHtml(article, { articleCount: english.length, picture: () => '' });
}

/** Every number of two digits or more, such as a sum, a phone number, or a year, with its first line. */
function numbersOf({ file }: Article): ReadonlyMap<string, number> {
  const lines = readFileSync(file, 'utf8').split('\n');
  // Leaves out the front matter, whose numbers may differ: its texts are written anew in each language, and the titles
  // of sources are translated.
  const frontMatterEnd = lines.indexOf('---', 1);
  const found = lines.flatMap((line, index) =>
    index > frontMatterEnd
      ? (line.match(/\d[\d,.:-]*\d/g) ?? []).map((number) => [number, index + 1] as const)
      : [],
  );
  return new Map(found.toReversed());
}
