import { sampleReviews } from './prose/sample-reviews';
import { drawReviews } from './reviews';

test('there are nine sample reviews, each with five stars and marked as a sample', () => {
  expect(sampleReviews.map(({ sample, rating }) => [sample, rating])).toEqual(
    Array.from({ length: 9 }, () => [true, 5]),
  );
});

test.each([
  [0, 0],
  [1 / 9, 1],
  [1 - Number.EPSILON / 2, 8],
])('drawReviews returns four reviews, for the random number %d review %i', (number, index) => {
  expect(drawReviews(() => number, 4, sampleReviews)).toEqual(
    Array.from({ length: 4 }, () => sampleReviews[index]),
  );
});

test('drawReviews uses a new random number for each review', () => {
  const numbers = [0.95, 0.05, 0.5, 0.95];
  const drawn = drawReviews(() => numbers.shift() ?? 0, 4, sampleReviews);
  expect(drawn).toEqual([sampleReviews[8], sampleReviews[0], sampleReviews[4], sampleReviews[8]]);
});

test('drawReviews returns nothing when there are no reviews', () => {
  expect(drawReviews(() => 0.5, 4, [])).toEqual([]);
});
