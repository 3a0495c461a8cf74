import { checkRelated, linkTarget } from './article-links';
import { articleOf, articlePath } from './article-source.testing';

test.each([
  ['article:1', '/blogs/page1/1'],
  ['article:10', '/blogs/page1/10'],
  ['article:11', '/blogs/page2/11'],
  ['article:23', '/blogs/page3/23'],
])('the link %s leads to %s', (link, address) => {
  expect(linkTarget(articleOf('Text.'), link, 23)).toBe(address);
});

const unknownLinks = [
  ...['article:0', 'article:16', 'article:-1', 'article:1.5', 'article:', 'article:nine'],
  ...['Article:1', 'an-article:1', 'article:1#costs', 'page:home', '/blogs/9', '9'],
  ...['https://www.example.com/', 'mailto:someone@example.com', 'javascript:alert(1)'],
];

test.each(unknownLinks)('linkTarget rejects the link %s and names the file', (link) => {
  expect(() => linkTarget(articleOf('Text.'), link, 15)).toThrow(
    `${articlePath}: the link "${link}" leads nowhere.`,
  );
});

test.each([
  ['the article itself', [1, 2, 3], 2],
  ['missing', [1, 3, 16], 16],
])('checkRelated rejects a related article that is %s', (_what, related, number) => {
  const article = articleOf('Text.', { related });

  expect(() => checkRelated(article, 15)).toThrow(
    `${articlePath}: "related" names ${number}, which is no other article.`,
  );
});
