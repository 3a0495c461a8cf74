import { screen, within } from '@testing-library/react';
import { SiteTheme } from '@lawyers/ui';
import { renderInIsland } from '../../islands/island.testing';
import { noFonts } from '../../layout/fonts.testing';
import { breadcrumbData } from '../../seo/structured-data';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Articles', path: '/blogs/page1' },
  { name: 'Seven Red Flags', path: '/blogs/page1/6' },
];

test('the structured data has the page’s breadcrumbs, with positions from one', () => {
  renderInIsland(
    <SiteTheme fonts={noFonts}>
      <Breadcrumbs crumbs={crumbs} />
    </SiteTheme>,
  );
  const items = breadcrumbData(crumbs)['itemListElement'] as readonly Record<string, unknown>[];

  expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(items.map(({ name }) => name)).toEqual(
    screen.getAllByRole('listitem').map((item) => item.textContent),
  );
  expect(items.map(({ item }) => item)).toEqual([
    'http://localhost:4200/',
    'http://localhost:4200/blogs/page1',
    'http://localhost:4200/blogs/page1/6',
  ]);
});

test('every breadcrumb but the last is a link', () => {
  renderInIsland(
    <SiteTheme fonts={noFonts}>
      <Breadcrumbs crumbs={crumbs} />
    </SiteTheme>,
  );
  const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });

  expect(
    within(breadcrumbs)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/blogs/page1']);
  expect(within(breadcrumbs).getByText('Seven Red Flags')).toHaveAttribute('aria-current', 'page');
});
