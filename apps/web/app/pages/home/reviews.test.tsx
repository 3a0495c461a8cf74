import { screen } from '@testing-library/react';
import type { Review } from '@lawyers/domain';
import { renderInIsland, staticHtml } from '../../hydration/island.testing';
import { Reviews } from './reviews.island';

const realReview: Review = {
  name: 'Ann B.',
  avatar: 1,
  rating: 4,
  address: 'Akron, Ohio',
  subject: 'Clear',
  content: 'They explained each step.',
};

const five = [1, 2, 3, 4, 5].map((number) => ({ ...realReview, subject: `Review ${number}` }));

/**
 * The subjects in the order of the slides, after hydration with the section at this distance from the top of the window
 * in px.
 */
function subjectsAt(top: number, from = five): readonly (string | null)[] {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = staticHtml(<Reviews from={from} />);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  renderInIsland(<Reviews from={from} />, { container, hydrate: true });
  return screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
}

test('draws reviews, with repeats, while the section is below the window', () => {
  expect(subjectsAt(innerHeight)).toEqual(Array(4).fill('Review 5'));
});

test('shows each of four reviews once', () => {
  const four = five.slice(1);
  expect(subjectsAt(innerHeight, four)).toEqual(four.map(({ subject }) => subject));
});

test.each([
  ['in view', innerHeight - 1],
  ['above', -5000],
])('keeps the reviews of a section that is %s, whose reader would lose the place', (_, top) => {
  expect(subjectsAt(top)).toEqual(['Review 1', 'Review 2', 'Review 3', 'Review 4']);
});

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
  // A single review appears once, and without links to a previous and next one.
  expect(screen.getAllByText('Clear')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryAllByText('Sample review')).toHaveLength(labels);
  expect(screen.queryAllByText('Rated 4 of 5')).toHaveLength(labels ? 0 : 1);
  expect(screen.queryAllByText(/These are made-up samples/)).toHaveLength(labels ? 1 : 0);
});
