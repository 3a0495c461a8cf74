import { screen } from '@testing-library/react';
import type { Review } from '@lawyers/domain';
import { renderInIsland } from '../../hydration/island.testing';
import { Reviews } from './reviews.island';

const realReview: Review = {
  name: 'Ann B.',
  avatar: 1,
  rating: 4,
  address: 'Akron, Ohio',
  subject: 'Clear',
  content: 'They explained each step.',
};

test('marks the words of a client who wrote in another language', () => {
  renderInIsland(<Reviews from={[{ ...realReview, language: 'es' }]} />);
  expect(screen.getByText('Clear')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('They explained each step.')).toHaveAttribute('lang', 'es');
});

test('renders nothing without reviews', () => {
  renderInIsland(<Reviews from={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['a sample is labeled, with a notice above', { ...realReview, sample: true }, 1],
  ['a real review has no label', realReview, 0],
  ['a review that is no sample has no label', { ...realReview, sample: false }, 0],
])('%s', (_what, review, labels) => {
  renderInIsland(<Reviews from={[review]} />);
  // Once, and not beside itself.
  expect(screen.getAllByText('Clear')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryAllByText('Sample review')).toHaveLength(labels);
  expect(screen.queryAllByText(/These are made-up samples/)).toHaveLength(labels ? 1 : 0);
});
