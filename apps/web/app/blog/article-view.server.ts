import { articleHtml, checkArticleLinks, type Article } from '@lawyers/blog-content';
import { blogPageOf, paths } from '@lawyers/domain';
import { articlePicture, articleShareImage } from './article-pictures.server';
import { articlePreview } from './article-preview.server';
import { articles } from '../articles.server';
import { pictureHtml } from '../pictures/picture-html';

const neighbour = (article: Article | undefined) =>
  article && { href: paths.article(article.number), title: article.title };

/** Everything an article's page shows, or undefined when page and number do not belong together. */
export function articleView(page: string | undefined, number: string | undefined) {
  const all = articles();
  // Numbers run from 1 without gaps.
  const article = all[Number(number) - 1];
  const belong = page === `page${article && blogPageOf(article.number)}`;
  if (!article || String(article.number) !== number || !belong) return undefined;
  checkArticleLinks(article, all.length);
  return {
    number: article.number,
    title: article.title,
    summary: article.summary,
    description: article.description,
    published: article.published,
    reviewed: article.reviewed,
    words: article.words,
    readingTime: article.readingTime,
    shareImage: articleShareImage(article),
    headings: article.headings,
    sources: article.sources,
    invitation: article.invitation,
    cover: { alt: article.coverAlt, files: articlePicture(article, 'cover') },
    html: articleHtml(article, {
      articleCount: all.length,
      picture: (name, alt) => pictureHtml(articlePicture(article, name), alt),
    }),
    related: relatedTo(article, all).map(articlePreview),
    previous: neighbour(all[article.number - 2]),
    next: neighbour(all[article.number]),
  };
}

/** What the writer chose, without the two that the way on shows anyway. */
function relatedTo(article: Article, all: readonly Article[]): readonly Article[] {
  const beside = [article.number - 1, article.number + 1];
  return article.related
    .filter((number) => !beside.includes(number))
    .flatMap((number) => all[number - 1] ?? []);
}
