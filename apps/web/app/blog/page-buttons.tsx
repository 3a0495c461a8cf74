import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { paths } from '@lawyers/domain';
import { nearPages } from './near-pages';

export type PageButtonsProps = {
  /** The list page that is shown. */
  readonly page: number;
  /** How many there are. */
  readonly pages: number;
};

/** The numbers of the list pages; the one shown is highlighted. MUI's Pagination makes buttons, which need a script. */
export function PageButtons({ page, pages }: PageButtonsProps) {
  return (
    <Stack
      component="nav"
      direction="row"
      spacing={2}
      aria-label="Pages of articles"
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      {nearPages(page, pages).map((number) => (
        <PaginationItem
          key={number}
          component="a"
          href={paths.blogPage(number)}
          page={number}
          selected={number === page}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
        />
      ))}
    </Stack>
  );
}
