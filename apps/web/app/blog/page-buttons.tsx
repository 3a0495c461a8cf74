import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { paths } from '@lawyers/domain';
import { articleListCopy } from './article.copy';
import { paginationRange } from './pagination-range';

export type PageButtonsProps = {
  /** The list page that is shown. */
  readonly page: number;
  /** The number of list pages. */
  readonly pages: number;
};

/** Links to list pages; the current one is highlighted. MUI's Pagination renders buttons, which need JavaScript. */
export function PageButtons({ page, pages }: PageButtonsProps) {
  return (
    <Stack
      component="nav"
      direction="row"
      spacing={2}
      aria-label={articleListCopy.pages}
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      {paginationRange(page, pages).map((number) => (
        <PaginationItem
          key={number}
          component="a"
          href={paths.blogPage(number)}
          page={number}
          selected={number === page}
          aria-label={articleListCopy.page(number)}
          aria-current={number === page ? 'page' : undefined}
        />
      ))}
    </Stack>
  );
}
