import fc from 'fast-check';
import { marked } from 'marked';
import { countWords } from './count-words';
import { flatten } from './parse-article';

const wordsIn = (body: string) => countWords(flatten(marked.lexer(body)));

test.each([
  ['One two three.', 3],
  ['One **two**. **Three** -- [four five](article:1), & "six".', 6],
  ['## One two\n\n- three\n- four five\n\n> six', 6],
  ['| one | two |\n|---|---|\n| three | four |', 4],
])('counts the words of %j as %d', (body, words) => {
  expect(wordsIn(body)).toBe(words);
});

test('counts every word in any number of paragraphs', () => {
  const paragraph = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 8 }), (paragraphs) => {
      const body = paragraphs.map((words) => words.join(' ')).join('\n\n');
      expect(wordsIn(body)).toBe(paragraphs.flat().length);
    }),
  );
});
