import { screen, within } from '@testing-library/react';
import { renderInIsland } from '../../hydration/island.testing';
import { breadcrumbData } from '../../seo/structured-data';
import { Breadcrumbs } from './breadcrumbs';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Articles', path: '/blogs/page1' },
  { name: 'Seven Red Flags', path: '/blogs/page1/6' },
];

test('every breadcrumb but the last is a link, and the structured data has the same ones', () => {
  renderInIsland(<Breadcrumbs crumbs={crumbs} />);
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const hrefs = breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/blogs/page1']);
  expect(breadcrumbs.getByText('Seven Red Flags')).toHaveAttribute('aria-current', 'page');
  const texts = breadcrumbs.getAllByRole('listitem').map((item) => item.textContent);
  expect(breadcrumbData(crumbs)['itemListElement']).toMatchObject(
    crumbs.map(({ path }, index) => ({
      position: index + 1,
      name: texts[index],
      item: `http://localhost:4200${path}`,
    })),
  );
});
