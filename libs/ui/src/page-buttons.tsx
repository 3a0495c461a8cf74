import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';

export type PageLink = { readonly page: number; readonly href: string; readonly active: boolean };

/** The numbers of the list pages; the one shown is highlighted. MUI's Pagination makes buttons, which need a script. */
export function PageButtons({ pages }: { readonly pages: readonly PageLink[] }) {
  return (
    <Stack
      component="nav"
      direction="row"
      spacing={2}
      aria-label="Pages of articles"
      sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      {pages.map(({ page, href, active }) => (
        <PaginationItem
          key={page}
          component="a"
          href={href}
          page={page}
          selected={active}
          aria-label={`Page ${page}`}
          aria-current={active ? 'page' : undefined}
        />
      ))}
    </Stack>
  );
}
