import { readingGrade, syllablesOf } from './reading-grade.testing';

test.each([
  ['cat', 1],
  ['make', 1],
  ['makes', 1],
  ['the', 1],
  ['be', 1],
  ['asked', 1],
  ['wanted', 2],
  ['table', 2],
  ['rules', 1],
  ['cases', 2],
  ['called', 1],
  ['handled', 2],
  ['judge', 1],
  ['lawyer', 2],
  ['injury', 3],
  ['settlement', 3],
  ['contingency', 4],
  ["don't", 1],
  ['$60,000', 1],
])('syllablesOf counts "%s" as %d', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables);
});

// Expected grades computed by hand with the formula of Kincaid et al. (1975).
test.each([
  ['six words of one syllable', 'The cat sat on the mat.', -1.45],
  ['two such sentences', 'The cat sat on the mat. The dog lay on the rug!', -1.45],
  [
    'the formula’s usual example, 13 words of 24 syllables',
    'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.',
    11.26,
  ],
  ['no full stop at the end', 'The cat sat on the mat', -1.45],
  ['a point inside a number', 'It is 2.5 of them now.', 0.39 * 6 + 11.8 - 15.59],
  ['a sentence that ends in a quotation', 'He said "sit." The cat sat.', 0.39 * 3 + 11.8 - 15.59],
])('the grade of %s', (_what, text, grade) => {
  expect(readingGrade(text)).toBeCloseTo(grade, 1);
});

test('longer sentences and longer words raise the grade', () => {
  const plain = 'You can ask for help. It is free.';

  expect(readingGrade('You can ask for help and it is free.')).toBeGreaterThan(readingGrade(plain));
  expect(readingGrade('Requesting assistance is possible. It is free.')).toBeGreaterThan(
    readingGrade(plain),
  );
});

test('readingGrade throws for a text without a sentence', () => {
  expect(() => readingGrade(' ... ')).toThrow('no sentence');
});
