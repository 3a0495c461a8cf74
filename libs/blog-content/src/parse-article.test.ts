import { articleOf, articlePath } from './article-source.testing';

test.each([
  ['a block', 'Before.\n\n<div class="x">Hello</div>\n\nAfter.', '<div class="x">'],
  ['a tag in a line', 'A line<br>broken.', '<br>'],
  ['a comment', '<!-- a note to myself -->', '<!-- a note'],
  ['a script in a list', '- one\n- <script>alert(1)</script>', '<script>'],
])('parseArticle rejects raw HTML and quotes it: %s', (_what, body, shown) => {
  expect(() => articleOf(body)).toThrow(`${articlePath}: holds raw HTML`);
  expect(() => articleOf(body)).toThrow(shown);
});

test.each(['![](loaf)', '![ ](loaf)', '![A loaf.](loaf)'])(
  'parseArticle rejects the picture %s without a useful alt text',
  (picture) => {
    expect(() => articleOf(`Text.\n\n${picture}`)).toThrow(`${articlePath}: the picture "loaf"`);
  },
);

test('parseArticle returns the names of the pictures, in order, without the cover', () => {
  const article = articleOf(
    '![A round loaf on a board.](loaf)\n\nText.\n\n![A lamp beside a window.](lamp)',
  );

  expect(article.pictures).toEqual(['loaf', 'lamp']);
});

test.each(['# A second title', 'A second title\n======'])(
  'parseArticle rejects a heading of level 1: %j',
  (heading) => {
    expect(() => articleOf(`${heading}\n\nText.`)).toThrow(`${articlePath}: must not have a #`);
  },
);

test.each([
  ['the same words', '## Costs\n\nA.\n\n## Costs\n\nB.'],
  ['the same id', "## What's new\n\nA.\n\n## Whats new?\n\nB."],
  ['two subsections', '## A\n\n### Costs\n\nA.\n\n## B\n\n### Costs\n\nB.'],
])('parseArticle rejects headings with the same id: %s', (_what, body) => {
  expect(() => articleOf(body)).toThrow(`${articlePath}: two headings are the same.`);
});

test('the headings of an article are those of level 2, in order, with their ids', () => {
  const { headings } = articleOf('## First steps\n\nA.\n\n### Below\n\nB.\n\n## "Costs" & fees\n');

  expect(headings).toEqual([
    { id: 'first-steps', text: 'First steps' },
    { id: 'costs-fees', text: '“Costs” & fees' },
  ]);
});

test.each([
  ['## The **whole** fee', 'the-whole-fee', 'The whole fee'],
  ['## See [the fees](article:9)', 'see-the-fees', 'See the fees'],
  ['## A `code` and *one **more***', 'a-code-and-one-more', 'A code and one more'],
  ['## Ask \\* twice', 'ask-twice', 'Ask * twice'],
])('parseArticle removes the formatting of the heading %j', (body, id, text) => {
  expect(articleOf(body).headings).toEqual([{ id, text }]);
});

test('parseArticle sets curly quotes in title, summary, description, and sources', () => {
  const text = `Don't say "fine" when you are asked how you are, even if it is only to be polite.`;
  const curly = text.replace("'", '’').replace('"', '“').replace('"', '”');
  const article = articleOf('Text.', {
    title: text.slice(0, 29),
    summary: text,
    description: text,
    sources: [{ title: "The agency's page", url: 'https://www.example.gov/' }],
  });

  expect(article.title).toBe(curly.slice(0, 29));
  expect(article.summary).toBe(curly);
  expect(article.description).toBe(curly);
  expect(article.sources[0]?.title).toBe('The agency’s page');
});

test.each([
  [0, 1],
  [329, 1],
  [330, 2],
  [1_760, 8],
])('the reading time of %d words is %d minutes', (words, minutes) => {
  expect(articleOf('word '.repeat(words)).readingTime).toBe(minutes);
});
