import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';
import { paths } from '@lawyers/domain';
import { minTargetSize } from '@lawyers/ui';
import { articleListCopy } from './article.copy';

export type PageButtonsProps = {
  /** The number of the list page that is shown. */
  readonly page: number;
  /** The number of list pages. */
  readonly pages: number;
};

/**
 * Links to the first list page, the last one, and those around the current one, which is highlighted. MUI's Pagination
 * renders buttons, which need JavaScript, so only its items are used.
 */
export function PageButtons({ page, pages }: PageButtonsProps) {
  const { items } = usePagination({
    page,
    count: pages,
    hidePrevButton: true,
    hideNextButton: true,
  });
  const numbers = items.flatMap((item) => (item.type === 'page' ? (item.page ?? []) : []));
  return (
    <Stack
      component="nav"
      direction="row"
      spacing={2}
      aria-label={articleListCopy.pages}
      // Reserves the width of all buttons, so that the first ones, if they are painted early, do not move when the last
      // one is parsed.
      sx={({ spacing }) => ({
        flexWrap: 'wrap',
        minWidth: `min(100%, ${numbers.length} * (${minTargetSize} + ${spacing(2)}) - ${spacing(2)})`,
      })}
    >
      {numbers.map((number) => (
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
