import type { Token } from 'marked';
import type { FrontMatter } from './front-matter';

export type Heading = { readonly id: string; readonly text: string };

/** One article, parsed once. Every view of it (page, row, feed, sitemap) is a projection of this. */
export type Article = FrontMatter & {
  readonly number: number;
  readonly slug: string;
  readonly folder: string;
  /** The file it came from, for messages. */
  readonly path: string;
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
