import { screen } from '@testing-library/react';
import { PageButtons } from './page-buttons';
import { renderInTheme } from './theme.testing';

test.each([1, 2])('on page %i of the list its button alone is the current one', (current) => {
  renderInTheme(
    <PageButtons
      pages={[1, 2].map((page) => ({
        page,
        href: `/blogs/page${page}`,
        active: page === current,
      }))}
    />,
  );

  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(`Page ${current}`);
});

test('the buttons are links with their numbers, in order', () => {
  renderInTheme(
    <PageButtons
      pages={[
        { page: 1, href: '/blogs/page1', active: true },
        { page: 2, href: '/blogs/page2', active: false },
      ]}
    />,
  );

  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['1', '2']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blogs/page1', '/blogs/page2']);
});
