/**
 * The list pages that a list page leads to: the first, the last, its neighbours and the middle of each way between.
 * However many lists there are, a page names at most seven, and each is reached in a few steps.
 */
export function nearPages(page: number, pages: number): readonly number[] {
  if (pages <= mostShown) return Array.from({ length: pages }, (_, index) => index + 1);
  const wanted = [
    1,
    Math.floor((1 + page) / 2),
    page - 1,
    page,
    page + 1,
    Math.ceil((page + pages) / 2),
    pages,
  ];
  return [...new Set(wanted.filter((one) => one >= 1 && one <= pages))].sort((a, b) => a - b);
}

const mostShown = 7;
