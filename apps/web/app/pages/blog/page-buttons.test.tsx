import { screen } from '@testing-library/react';
import { renderInIsland } from '../../islands/island.testing';
import { PageButtons } from './page-buttons';

test.each([1, 2])('marks only the link to page %i as current on that page', (current) => {
  renderInIsland(<PageButtons page={current} pages={2} />);

  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(`Page ${current}`);
});

test('has links with the page numbers, in order', () => {
  renderInIsland(<PageButtons page={1} pages={2} />);

  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['1', '2']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blogs/page1', '/blogs/page2']);
});
