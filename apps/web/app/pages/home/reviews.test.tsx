import { screen } from '@testing-library/react';
import type { Review } from '@lawyers/domain';
import { renderInIsland } from '../../islands/island.testing';
import { Reviews } from './reviews.island';

const realReview: Review = {
  name: 'Ann B.',
  avatar: 1,
  rating: 4,
  address: 'Akron, Ohio',
  subject: 'Clear',
  content: 'They explained each step.',
};

function show(from?: readonly Review[]) {
  return renderInIsland(<Reviews {...(from && { from })} />);
}

test('renders nothing without reviews', () => {
  show([]);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('labels a sample review, and shows a notice about samples', () => {
  show([{ ...realReview, sample: true }]);
  expect(screen.getAllByText('Sample review')).toHaveLength(4);
  expect(screen.getByText(/These are made-up samples/)).toBeVisible();
});

test.each([[realReview], [{ ...realReview, sample: false }]])(
  'a real review has no label',
  (review) => {
    show([review]);
    expect(screen.getAllByText('Clear')).toHaveLength(4);
    expect(screen.queryByText(/sample/i)).toBeNull();
  },
);
