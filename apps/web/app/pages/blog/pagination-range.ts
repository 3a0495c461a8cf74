/**
 * The page numbers that a list page links to: the first, the last, the adjacent ones, and the midpoints between. There
 * are at most seven for any number of pages, and every page is a few clicks away.
 */
export function paginationRange(page: number, pages: number): readonly number[] {
  if (pages <= maxLinks) return Array.from({ length: pages }, (_, index) => index + 1);
  const candidates = [
    1,
    Math.floor((1 + page) / 2),
    page - 1,
    page,
    page + 1,
    Math.ceil((page + pages) / 2),
    pages,
  ];
  return [...new Set(candidates.filter((number) => number >= 1 && number <= pages))].sort(
    (a, b) => a - b,
  );
}

const maxLinks = 7;
