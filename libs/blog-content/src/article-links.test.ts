import fc from 'fast-check';
import { checkArticleLinks, resolveLink } from './article-links';
import { articleOf, articlePath } from './article-source.testing';

test.each([
  ['page:home', '/'],
  ['page:contact', '/contact'],
])('resolveLink converts %s to %s', (link, address) => {
  expect(resolveLink(link, 15)).toBe(address);
});

const unknownLinks = [
  ...['article:0', 'article:16', 'article:-1', 'article:1.5', 'article:', 'article:nine'],
  ...['Article:1', 'an-article:1', 'article:1#costs', 'page:nowhere', 'page:', '/blogs/9', '9'],
  ...['https://www.example.com/', 'mailto:someone@example.com', 'javascript:alert(1)'],
];
test('resolveLink resolves the number of every article, and no other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (number, count) => {
        const page = number <= 10 ? 1 : Math.floor((number - 1) / 10) + 1;
        const exists = number >= 1 && number <= count;
        expect(resolveLink(`article:${number}`, count)).toBe(
          exists ? `/blogs/page${page}/${number}` : undefined,
        );
      },
    ),
  );
});

test.each(unknownLinks)('checkArticleLinks rejects the link %s and names the file', (link) => {
  const article = articleOf(`Read [this](${link}).`);

  expect(() => checkArticleLinks(article, 15)).toThrow(
    `${articlePath}: the link "${link}" leads nowhere.`,
  );
});

test.each([
  ['a list', '- See [this](article:99).'],
  ['a table', '| A |\n|---|\n| [this](article:99) |'],
  ['bold words', '**[this](article:99)**'],
  ['a quote', '> See [this](article:99).'],
  ['a heading', '## See [this](article:99)'],
  ['a bare address', 'See https://www.example.com/ today.'],
])('checkArticleLinks finds an unknown link in %s', (_where, body) => {
  expect(() => checkArticleLinks(articleOf(body), 15)).toThrow('leads nowhere');
});

test('checkArticleLinks accepts links to existing articles and pages', () => {
  const article = articleOf('[One](article:1), [fifteen](article:15), [home](page:home).');

  expect(() => checkArticleLinks(article, 15)).not.toThrow();
});

test.each([
  ['the article itself', [1, 2, 3], 2],
  ['missing', [1, 3, 16], 16],
])('checkArticleLinks rejects a related article that is %s', (_what, related, number) => {
  const article = articleOf('Text.', { related });

  expect(() => checkArticleLinks(article, 15)).toThrow(
    `${articlePath}: "related" names ${number}, which is no other article.`,
  );
});
