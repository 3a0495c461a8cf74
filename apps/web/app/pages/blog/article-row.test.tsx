import { screen } from '@testing-library/react';
import { renderInIsland } from '../../hydration/island.testing';
import { ArticleRow } from './article-row';

test('has a thumbnail of 124 px, a title of its level, and a summary', () => {
  renderInIsland(
    <ArticleRow
      href="/blogs/page1/9"
      title="How a contingency fee works"
      summary="One made-up settlement."
      alt="Three stacks of coins."
      objectPosition={50}
      files={[{ url: '/cover-186.webp', width: 186, format: 'webp' }]}
      dusk={undefined}
      headingLevel="h3"
    />,
  );

  expect(screen.getByRole('img')).toHaveStyle({ height: '124px' });
  expect(screen.getByRole('heading', { level: 3, name: /^How a contingency fee/ })).toBeVisible();
  expect(screen.getByText('One made-up settlement.')).toBeVisible();
});
