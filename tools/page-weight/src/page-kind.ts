import { paths, publicPaths } from '@lawyers/domain';

/** The kinds of pages; those of a kind share a budget. */
export const pageKinds = [
  'home',
  'intake',
  'contact',
  'confirmation',
  'about',
  'terms',
  'list',
  'article',
  'not found',
  'content',
] as const;

export type PageKind = (typeof pageKinds)[number];

const single: Readonly<Record<string, PageKind>> = {
  [paths.home]: 'home',
  [paths.intake]: 'intake',
  [paths.contact]: 'contact',
  [paths.confirm]: 'confirmation',
  [paths.about]: 'about',
  [paths.terms]: 'terms',
  '/404.html': 'not found',
};

/**
 * A fixed page that has no kind of its own is a page of words, as the generator makes them.
 * @throws Error for a page of a kind that has no budget yet.
 */
export function pageKindOf(address: string, fixed: readonly string[] = publicPaths): PageKind {
  const number = Number(/\/(\d+)$/.exec(address)?.[1]);
  const page = Number(/(\d+)$/.exec(address)?.[1]);
  if (number && address === paths.article(number)) return 'article';
  if (page && address === paths.blogPage(page)) return 'list';
  const kind = single[address];
  if (kind) return kind;
  if (fixed.includes(address)) return 'content';
  throw new Error(
    `${address} is a page of no known kind. Name its kind in tools/page-weight/src/page-kind.ts and give it a budget.`,
  );
}
