import type { Article } from '@lawyers/blog-content';
import { paths } from '@lawyers/domain';
import { articlePicture } from './article-pictures.server';

/** Twice the width of a thumbnail, for dense screens (in px). */
const largestThumbnail = 372;

/** What a list shows of an article. */
export function articlePreview(article: Article) {
  const { number, listTitle, summary, coverAlt, thumbnail } = article;
  return {
    number,
    href: paths.article(number),
    title: listTitle,
    summary,
    alt: coverAlt,
    keeps: thumbnail,
    files: articlePicture(article, 'cover', largestThumbnail),
  };
}
