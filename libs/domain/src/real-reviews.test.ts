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

test('a site may go live without reviews: then none is drawn', () => {
  expect(drawReviews(() => 0.5, 4, [])).toEqual([]);
});

test('one real review is drawn as often as asked for', () => {
  expect(drawReviews(() => 0.99, 2, [real])).toEqual([real, real]);
});
