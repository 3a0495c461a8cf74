/**
 * Returns the Flesch-Kincaid grade level of English text, in years of school. Syllables are groups of vowels without a
 * silent e, which is off by a few in a hundred words.
 * @throws Error if the text has no sentence.
 */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.?!:]+(?:["'”’)]*\s|["'”’)]*$)/).filter(hasWord).length;
  const words = text.split(/[\s—–]+/).filter(hasWord);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  if (sentences === 0) throw new Error('There is no sentence to grade.');
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

// The e of "make", "makes" and "asked", but not that of "the", "table", "cases" or "wanted".
const silentEnd = /(?<=[aeiouy].*)(?<![^aeiouyl]l)(?:e|(?<![scgxzh])es|(?<![td])ed)$/;

/** Returns the number of syllables, at least one. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(silentEnd, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

function hasWord(text: string): boolean {
  return /[a-z0-9]/i.test(text);
}
