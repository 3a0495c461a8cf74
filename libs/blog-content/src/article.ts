import type { Token } from 'marked';
import type { FrontMatter } from './front-matter';

export type Heading = { readonly id: string; readonly text: string };

/** A parsed article. Its page, the lists, the feed, and the sitemap are built from it. */
export type Article = Omit<FrontMatter, 'cover'> & {
  readonly number: number;
  /** The folder's name. */
  readonly folder: string;
  /** The path of the Markdown file that was read. Each language has its own; a build reads that of its language. */
  readonly file: string;
  /** The alt text of the cover picture. */
  readonly coverAlt: string;
  /** The second-level headings, in order. */
  readonly headings: readonly Heading[];
  /** The names of the pictures in the Markdown, in order. The cover is not among them. */
  readonly pictures: readonly string[];
  /** The estimated reading time in minutes, at least 1. */
  readonly readingTime: number;
  /** The Markdown tokens, for `articleHtml`. */
  readonly tokens: readonly Token[];
};
