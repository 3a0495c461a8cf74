import styled from '@emotion/styled';
import { color, radius, space, target } from './tokens';

export type PageLink = { readonly page: number; readonly href: string; readonly active: boolean };

/** The numbers of the list pages; the one shown is highlighted. */
export function PageButtons({ pages }: { readonly pages: readonly PageLink[] }) {
  return (
    <Row aria-label="Pages of articles">
      {pages.map(({ page, href, active }) => (
        <a
          key={page}
          href={href}
          aria-label={`Page ${page}`}
          aria-current={active ? 'page' : undefined}
        >
          {page}
        </a>
      ))}
    </Row>
  );
}

const Row = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  justifyContent: 'flex-end',
  a: {
    display: 'grid',
    placeItems: 'center',
    minWidth: target,
    height: target,
    border: `1px solid ${color('control')}`,
    borderRadius: radius,
    color: 'inherit',
    textDecoration: 'none',
  },
  'a[aria-current]': {
    borderColor: color('selected'),
    background: color('selected'),
    color: color('paper'),
    fontWeight: 700,
  },
  '@media (forced-colors: active)': { 'a[aria-current]': { border: '3px solid Highlight' } },
});
