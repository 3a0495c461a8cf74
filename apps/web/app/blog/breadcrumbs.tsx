import styled from '@emotion/styled';
import { color, space, typeScale, wide } from '@lawyers/ui';
import type { Crumb } from '../search/structured-data';

/** Where an article stands: the way back up, and its own title last. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled('nav')({
  // It belongs to the header more than to the article.
  marginTop: space(-8),
  marginBottom: space(6),
  [wide]: { marginTop: space(-14) },
  fontSize: typeScale.small,
  color: color('softInk'),
  ol: { display: 'flex', flexWrap: 'wrap', columnGap: space(2), padding: 0, listStyle: 'none' },
  li: { display: 'flex', alignItems: 'center', gap: space(2), minWidth: 0 },
  'li + li::before': { content: '"/"' },
  // On a phone the title follows at once.
  '@media (max-width: 767px)': { 'li:last-child': { display: 'none' } },
  a: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', color: 'inherit' },
});
