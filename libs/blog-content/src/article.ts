import type { Token } from 'marked';
import type { FrontMatter } from './front-matter';

export type Heading = { readonly id: string; readonly text: string };

/** One article, parsed once. Every view of it (page, row, feed, sitemap) is a projection of this. */
export type Article = Omit<FrontMatter, 'cover'> & {
  readonly number: number;
  readonly slug: string;
  /** The folder's name. */
  readonly folder: string;
  /** Where it stands. */
  readonly file: string;
  /** What the cover shows, in words. */
  readonly coverAlt: string;
  /** The sections, in order. */
  readonly headings: readonly Heading[];
  /** The names of the pictures in the text, in order, without the cover. */
  readonly pictures: readonly string[];
  readonly words: number;
  /** In minutes, at least 1. */
  readonly readingTime: number;
  /** The Markdown tokens of the text, for `articleHtml`. */
  readonly tokens: readonly Token[];
};
