import { screen } from '@testing-library/react';
import { renderInIsland } from '../../islands/island.testing';
import { ArticleRow } from './article-row';

function renderRow(headingLevel?: 'h3'): HTMLElement {
  renderInIsland(
    <ArticleRow
      href="/blogs/page1/9"
      title="How a contingency fee works"
      summary="One made-up settlement."
      alt="Three stacks of coins."
      objectPosition={50}
      files={[{ url: '/cover-186.webp', width: 186, format: 'webp' }]}
      dusk={undefined}
      {...(headingLevel && { headingLevel })}
    />,
  );
  return screen.getByRole('article');
}

test('the title has the heading level of its prop', () => {
  renderRow('h3');

  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('How a contingency fee');
});

test('the thumbnail is 124 px high, the title one line, and the summary three lines', () => {
  renderRow();

  expect(screen.getByRole('img')).toHaveStyle({ height: '124px' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveStyle({ whiteSpace: 'nowrap' });
  const summary = getComputedStyle(screen.getByText('One made-up settlement.'));
  expect(summary.getPropertyValue('-webkit-line-clamp')).toBe('3');
});
