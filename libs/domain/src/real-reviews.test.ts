import type { Review } from './review';
import { drawReviews } from './reviews';

const real: Review = {
  name: 'Ann B.',
  avatar: 1,
  rating: 4,
  address: 'Akron, Ohio',
  subject: 'Clear',
  content: 'They explained each step.',
};

test('drawReviews returns nothing when there are no reviews', () => {
  expect(drawReviews(() => 0.5, 4, [])).toEqual([]);
});

test('drawReviews repeats the only review', () => {
  expect(drawReviews(() => 0.99, 2, [real])).toEqual([real, real]);
});
