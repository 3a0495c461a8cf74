import type { Article } from '@lawyers/blog-content';
import { paths } from '@lawyers/domain';
import { articleDuskCover, articlePicture } from './article-pictures.server';

/**
 * Twice the width of a thumbnail in px, for screens with two device pixels per CSS pixel. Wider files of a cover are
 * only for the article's own page.
 */
const maxThumbnailWidth = 372;

/** The props of an article's row in a list, and the article's number, which the description of the list contains. */
export function articlePreview(article: Article) {
  const { number, listTitle, summary, coverAlt, thumbnail } = article;
  return {
    number,
    href: paths.article(number),
    title: listTitle,
    summary,
    alt: coverAlt,
    objectPosition: thumbnail,
    files: articlePicture(article, 'cover').filter(({ width }) => width <= maxThumbnailWidth),
    dusk: articleDuskCover(article).small,
  };
}
