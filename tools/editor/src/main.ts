/**
 * `npm run editor` prints a report for whoever edits the site's texts, in both languages: figures of each text, and
 * where overused phrases occur. With a part of a file's name, such as in `npm run editor -- 07-pre`, it also prints
 * long sentences, and paragraphs with several hedges, which are words that weaken a statement, such as "may".
 */
import { readArticles } from '@lawyers/blog-content/read-articles';
import { proseOf } from '@lawyers/blog-content/testing';
import { languages, type Language } from '@lawyers/domain';
import { readTranslations } from './read-translations';
import { wording } from './wording';

type Text = {
  readonly name: string;
  readonly language: Language;
  readonly paragraphs: readonly string[];
};

const wordsInLongSentence = 30;
const tags = Object.keys(languages) as readonly Language[];
const texts: readonly Text[] = tags.flatMap((tag) => [...articlesIn(tag), ...pagesIn(tag)]);
const asked = process.argv[2];

console.table(texts.map(figuresOf));
console.log('Worn phrases:\n');
for (const tag of tags) for (const phrase of wording[tag].worn) printWorn(tag, phrase);
if (asked) for (const text of texts.filter(({ name }) => name.includes(asked))) printDetails(text);

function articlesIn(language: Language): readonly Text[] {
  return readArticles(undefined, languages[language].articleFile).map((article) => ({
    name: article.folder,
    language,
    paragraphs: [article.summary, ...proseOf(article.tokens)].map(curly),
  }));
}

/**
 * The sentences in the texts of each source file. A text that does not end with punctuation is a label, such as that of
 * a button, and is left out.
 */
function pagesIn(language: Language): readonly Text[] {
  const translations = readTranslations().map(({ place, texts }) => ({
    name: place.replace(/:\d+$/, ''),
    sentences: (texts[language] ?? []).filter((text) => /[.?!:”]$/.test(text)).map(curly),
  }));
  return [...new Set(translations.map(({ name }) => name))]
    .map((name) => ({
      name,
      language,
      paragraphs: translations
        .filter((each) => each.name === name)
        .flatMap((each) => each.sentences),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

function figuresOf({ name, language, paragraphs }: Text) {
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const hedges = paragraphs.map((text) => count(text, wording[language].hedges.join('|')));
  return {
    text: name.replace(/^.*\//, ''),
    language,
    words: words.length,
    sentences: sentences.length,
    grade: Math.round(gradeOf(language, words, sentences.length) * 10) / 10,
    long: sentences.filter(isLong).length,
    hedges: hedges.reduce((sum, each) => sum + each, 0),
    'with 2 or more': hedges.filter((each) => each > 1).length,
  };
}

/** The school grade that a reader needs: Flesch-Kincaid (1975) for English, Crawford (1989) for Spanish. */
function gradeOf(language: Language, words: readonly string[], sentences: number): number {
  const perSentence = words.length / sentences;
  // Approximates syllables by groups of vowels, in English without a silent e. Over all articles, the English count is
  // 1 % below that of a dictionary.
  const syllable =
    language === 'en'
      ? /[aiouy]+e*|e(?!d$|ly)[aiouye]?[a-z]|[td]ed/gi
      : /[iuü]?[aeoáéóíú][iuüy]?|[iuü]+/gi;
  const perWord =
    words.reduce((sum, word) => sum + Math.max(1, word.match(syllable)?.length ?? 0), 0) /
    words.length;
  return language === 'en'
    ? 0.39 * perSentence + 11.8 * perWord - 15.59
    : -20.5 / perSentence + 4.9 * perWord - 3.407;
}

function printWorn(language: Language, phrase: string): void {
  const found = texts
    .filter((text) => text.language === language)
    .map(({ name, paragraphs }) => ({ name, times: count(paragraphs.join('\n'), phrase) }))
    .filter(({ times }) => times > 0);
  if (found.length === 0) return;
  console.log(`${phrase}\n  ${found.map(({ name, times }) => `${name} ${times}`).join(', ')}`);
}

function printDetails({ name, language, paragraphs }: Text): void {
  const hedges = wording[language].hedges.join('|');
  const crowded = paragraphs.filter((text) => count(text, hedges) > 1);
  const long = paragraphs.flatMap(sentencesOf).filter(isLong);
  console.log([`\n${name} (${language}), long sentences:`, ...long].join('\n\n'));
  console.log(['\nParagraphs with several hedges:', ...crowded].join('\n\n'));
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?!:][”’)]*)\s+/).filter((sentence) => wordsOf(sentence).length > 0);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s—–]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function isLong(sentence: string): boolean {
  return wordsOf(sentence).length > wordsInLongSentence;
}

/** How often any of these phrases, given as one regular expression, occurs in a text as whole words. */
function count(text: string, phrases: string): number {
  return text.match(new RegExp(`(?<![\\p{L}-])(?:${phrases})(?![\\p{L}-])`, 'giu'))?.length ?? 0;
}

function curly(text: string): string {
  return text.replaceAll("'", '’');
}
