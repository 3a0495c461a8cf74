import { renderToStaticMarkup } from 'react-dom/server';
import { articles, articleHtml } from '@lawyers/blog-content';
import { blogPageOf } from '@lawyers/domain';
import { Picture, textWidthSizes } from '../../pictures/picture';
import { articleDuskCover, articlePicture, articleShareImage } from './article-pictures.server';
import { articlePreview } from './article-preview.server';

/**
 * The width of the cover in px in the narrowest supported window: 320 px, minus 20 px of padding on either side.
 * Narrower files of a cover are only for the thumbnails in lists.
 */
const minCoverWidth = 280;

/**
 * The data of an article's page. Its address contains the page of the list that has the article: `/blogs/page2/11`.
 * Undefined if the article does not exist, or if the address differs from this in any way, such as in the page of the
 * list.
 */
export function articleView(page: string | undefined, number: string | undefined) {
  const all = articles();
  // Articles are numbered from 1 without gaps.
  const article = all[Number(number) - 1];
  const onThisPage = page === `page${article && blogPageOf(article.number)}`;
  if (!article || String(article.number) !== number || !onThisPage) return undefined;
  return {
    number: article.number,
    title: article.title,
    summary: article.summary,
    description: article.description,
    published: article.published,
    reviewed: article.reviewed,
    readingTime: article.readingTime,
    shareImage: articleShareImage(article),
    headings: article.headings,
    sources: article.sources,
    invitation: article.invitation,
    cover: {
      alt: article.coverAlt,
      files: articlePicture(article, 'cover').filter(({ width }) => width >= minCoverWidth),
      dusk: articleDuskCover(article).large,
    },
    html: articleHtml(article, {
      articleCount: all.length,
      picture: (name, alt) =>
        renderToStaticMarkup(
          <Picture files={articlePicture(article, name)} alt={alt} sizes={textWidthSizes} />,
        ),
    }),
    related: article.related.flatMap((other) => all[other - 1] ?? []).map(articlePreview),
  };
}
