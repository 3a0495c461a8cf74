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
