import { articleOf, articlePath } from './article-source.testing';
import { countWords } from './parse-article';

const rawHtml = 'holds raw HTML, which is not rendered. Write Markdown instead of:';
test.each([
  ['Before.\n\n<div class="x">Hello</div>\n\nAfter.', `${rawHtml} <div class="x">`],
  ['A line<br>broken.', `${rawHtml} <br>`],
  ['<!-- a note to myself -->', `${rawHtml} <!-- a note`],
  ['- one\n- <script>alert(1)</script>', `${rawHtml} <script>`],
  ['Text.\n\n![](loaf)', 'the picture "loaf" needs an alt text'],
  ['Text.\n\n![ ](loaf)', 'the picture "loaf" needs an alt text'],
  ['Text.\n\n![A loaf.](loaf)', 'the picture "loaf" needs an alt text'],
  ['# A second title\n\nText.', 'must not have a # heading'],
  ['A second title\n======\n\nText.', 'must not have a # heading'],
  ['## Costs\n\nA.\n\n## Costs\n\nB.', 'two headings are the same'],
  ["## What's new\n\nA.\n\n## Whats new?\n\nB.", 'two headings are the same'],
  ['## A\n\n### Costs\n\nA.\n\n## B\n\n### Costs\n\nB.', 'two headings are the same'],
  ['## A\n\n### *Help* now!', 'the heading "Help now!" has the id "help-now"'],
])('parseArticle rejects %j and names the file', (body, message) => {
  expect(() => articleOf(body)).toThrow(`${articlePath}: ${message}`);
});

test('parseArticle returns the names of the pictures, in order, without the cover', () => {
  const article = articleOf(
    '![A loaf on a board.](loaf)\n\nText.\n\n![A lamp beside a window.](lamp)',
  );

  expect(article.pictures).toEqual(['loaf', 'lamp']);
});

test('the headings of an article are those of level 2, in order, with their ids', () => {
  const { headings } = articleOf('## First steps\n\n### Below\n\n## "Costs" & fees\n');

  expect(headings).toEqual([
    { id: 'first-steps', text: 'First steps' },
    { id: 'costs-fees', text: '“Costs” & fees' },
  ]);
});

test.each([
  ["## What's next?", 'whats-next', 'What’s next?'],
  ['## What’s next?', 'whats-next', 'What’s next?'],
  ['## 5. They ask "why"', '5-they-ask-why', '5. They ask “why”'],
  ['## ¿Cobra la señora médica?', 'cobra-la-senora-medica', '¿Cobra la señora médica?'],
  ['##  Fees & costs -- all of them! ', 'fees-costs-all-of-them', 'Fees & costs — all of them!'],
  ['## 1 < 2 > 0 = ﬁne₂', '1-2-0-fine2', '1 < 2 > 0 = ﬁne₂'],
  ['## The **whole** fee', 'the-whole-fee', 'The whole fee'],
  ['## See [the fees](article:9)', 'see-the-fees', 'See the fees'],
  ['## A `code` and *one **more***', 'a-code-and-one-more', 'A code and one more'],
  ['## Ask \\* twice', 'ask-twice', 'Ask * twice'],
])('the heading %j has the id %s and the text %s', (body, id, text) => {
  expect(articleOf(body).headings).toEqual([{ id, text }]);
});

test('parseArticle sets curly quotes in titles, summary, description, and sources', () => {
  const texts = (short: string) => {
    const long = `${short} when you are asked how you are, even if it is only to be polite.`;
    const sources = [{ title: short, url: 'https://www.example.gov/' }];
    return { title: short, listTitle: short, summary: long, description: long, sources };
  };
  const article = articleOf('Text.', texts(`Don't say "fine"`));
  expect(article).toMatchObject(texts('Don’t say “fine”'));
});

test.each([
  ['One two three.', 3],
  ['One **two**. **Three** -- [four five](article:1), & "six".', 6],
  ['## One two\n\n- three\n- four five\n\n> six', 6],
  ['| one | two |\n|---|---|\n| three | four |', 4],
])('counts the words of %j as %d', (body, words) => {
  expect(countWords(articleOf(body).tokens)).toBe(words);
});

test.each([
  [0, 1],
  [329, 1],
  [330, 2],
  [1_760, 8],
])('the reading time of %d words is %d minutes', (words, minutes) => {
  expect(articleOf('word '.repeat(words)).readingTime).toBe(minutes);
});
