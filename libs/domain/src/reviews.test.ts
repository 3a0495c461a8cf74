import { drawReviews } from './reviews';
import { sampleReviews } from './sample-reviews';
import { states } from './states';

test('there are nine sample reviews, each with five stars and marked as a sample', () => {
  expect(sampleReviews.map(({ sample, rating }) => [sample, rating])).toEqual(
    Array.from({ length: 9 }, () => [true, 5]),
  );
});

test('every sample review has a unique portrait, name, subject, and text', () => {
  expect(sampleReviews.map(({ avatar }) => avatar).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const part of ['name', 'subject', 'content'] as const) {
    const texts = sampleReviews.map((review) => review[part].trim()).filter(Boolean);
    expect(new Set(texts).size).toBe(9);
  }
});

test('the address of every sample review is a city and a state', () => {
  for (const { address } of sampleReviews) {
    const [city, state, ...rest] = address.split(', ');
    expect(city).toMatch(/\S/);
    expect(states).toContain(state);
    expect(rest).toEqual([]);
  }
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

test('all reviews are equally likely', () => {
  const draws = Array.from(
    { length: 900 },
    (_, index) => drawReviews(() => index / 900, 1, sampleReviews)[0],
  );
  const counts = sampleReviews.map((review) => draws.filter((drawn) => drawn === review).length);
  for (const count of counts) expect(Math.abs(count - 100)).toBeLessThanOrEqual(1);
});

test('drawReviews returns nothing when there are no reviews, and repeats the only one', () => {
  expect(drawReviews(() => 0.5, 4, [])).toEqual([]);
  const [only] = sampleReviews;
  expect(drawReviews(() => 0.99, 2, [only!])).toEqual([only, only]);
});
