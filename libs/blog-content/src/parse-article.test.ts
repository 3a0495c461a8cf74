import fc from 'fast-check';
import { articleOf, articlePath } from './article-source.testing';

test('an article knows its number, slug, folder and file', () => {
  expect(articleOf('Text.')).toMatchObject({
    number: 2,
    slug: 'made-up',
    folder: '02-made-up',
    file: articlePath,
    coverAlt: 'A lamp stands on a table.',
  });
});

test.each([
  ['a block', 'Before.\n\n<div class="x">Hello</div>\n\nAfter.', '<div class="x">'],
  ['a tag in a line', 'A line<br>broken.', '<br>'],
  ['a comment', '<!-- a note to myself -->', '<!-- a note'],
  ['a script in a list', '- one\n- <script>alert(1)</script>', '<script>'],
])('raw HTML is refused with the path and the place: %s', (_what, body, shown) => {
  expect(() => articleOf(body)).toThrow(`${articlePath}: holds raw HTML`);
  expect(() => articleOf(body)).toThrow(shown);
});

test.each(['![](loaf)', '![ ](loaf)', '![A loaf.](loaf)'])(
  'the picture %s, without words that say what is seen, is refused by name',
  (picture) => {
    expect(() => articleOf(`Text.\n\n${picture}`)).toThrow(`${articlePath}: the picture "loaf"`);
  },
);

test('pictures are known by name, in order, without the cover', () => {
  const article = articleOf(
    '![A round loaf on a board.](loaf)\n\nText.\n\n![A lamp beside a window.](lamp)',
  );

  expect(article.pictures).toEqual(['loaf', 'lamp']);
});

test.each(['# A second title', 'A second title\n======'])(
  'a first-level heading is refused, since the title stands in the front matter: %j',
  (heading) => {
    expect(() => articleOf(`${heading}\n\nText.`)).toThrow(`${articlePath}: must not have a #`);
  },
);

test.each([
  ['the same words', '## Costs\n\nA.\n\n## Costs\n\nB.'],
  ['the same fragment', "## What's new\n\nA.\n\n## Whats new?\n\nB."],
  ['two subsections', '## A\n\n### Costs\n\nA.\n\n## B\n\n### Costs\n\nB.'],
])('headings that would have one address are refused: %s', (_what, body) => {
  expect(() => articleOf(body)).toThrow(`${articlePath}: two headings are the same.`);
});

test('the sections are the second-level headings, in order, with their fragments', () => {
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
])('marks in the heading %j stay out of the list of sections', (body, id, text) => {
  expect(articleOf(body).headings).toEqual([{ id, text }]);
});

test('headings that differ by their marks alone are refused, since they have one address', () => {
  const body = '## The fee\n\nA.\n\n## The **fee**\n\nB.';
  expect(() => articleOf(body)).toThrow(`${articlePath}: two headings are the same.`);
});

test('title, summary, description and sources get curly quotes', () => {
  const text = `Don't say "fine" when you are asked how you are, even if it is only to be polite, please.`;
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
  ['One two three.', 3],
  ['One **two**. **Three** -- [four five](article:1), & "six".', 6],
  ['## One two\n\n- three\n- four five\n\n> six', 6],
  ['| one | two |\n|---|---|\n| three | four |', 4],
])('the words of %j are %d', (body, words) => {
  expect(articleOf(body).words).toBe(words);
});

test('plain words are counted one by one, in however many paragraphs', () => {
  const paragraph = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 8 }), (paragraphs) => {
      const body = paragraphs.map((words) => words.join(' ')).join('\n\n');
      expect(articleOf(body).words).toBe(paragraphs.flat().length);
    }),
  );
});

test.each([
  [0, 1],
  [1, 1],
  [329, 1],
  [330, 2],
  [549, 2],
  [1_760, 8],
])('%d words are read in %d minutes', (words, minutes) => {
  expect(articleOf('word '.repeat(words)).readingTime).toBe(minutes);
});
