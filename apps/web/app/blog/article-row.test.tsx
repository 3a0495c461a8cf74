import { screen, within } from '@testing-library/react';
import { ArticleRow } from './article-row';
import { renderInIsland } from '../hydration/island.testing';

function renderRow(headingLevel?: 'h3'): HTMLElement {
  renderInIsland(
    <ArticleRow
      href="/blogs/page1/9"
      title="How a contingency fee works"
      summary="One made-up settlement."
      alt="Three stacks of coins."
      keeps={50}
      files={[{ url: '/cover-186.webp', width: 186, format: 'webp' }]}
      {...(headingLevel && { headingLevel })}
    />,
  );
  return screen.getByRole('article');
}

test('a row shows thumbnail, title and summary, and its one link is the title', () => {
  const row = within(renderRow());

  expect(row.getByRole('img', { name: 'Three stacks of coins.' })).toBeVisible();
  expect(row.getByText('One made-up settlement.')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', '/blogs/page1/9');
  expect(row.getByRole('link')).toHaveAccessibleName('How a contingency fee works');
});

test('the title is a heading of the level that the page needs', () => {
  renderRow('h3');

  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('How a contingency fee');
});

test('the thumbnail is 124 px high, the title takes one line and the summary three', () => {
  renderRow();

  expect(screen.getByRole('img')).toHaveStyle({ height: '124px' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveStyle({ whiteSpace: 'nowrap' });
  const summary = getComputedStyle(screen.getByText('One made-up settlement.'));
  expect(summary.getPropertyValue('-webkit-line-clamp')).toBe('3');
});
