import { screen, within } from '@testing-library/react';
import { renderInIsland } from '../../hydration/island.testing';
import { Carousel } from './carousel';

test('each slide is named by its position, and links to its neighbors, around the ends', () => {
  renderInIsland(<Carousel id="reviews" label="Reviews" slides={['Same', 'Same', 'Other', '4']} />);
  // It can take focus, so that the keyboard can scroll it.
  expect(screen.getByRole('group', { name: 'Reviews' })).toHaveAttribute('tabindex', '0');
  const slides = [1, 2, 3, 4].map((place) => screen.getByRole('group', { name: `${place} of 4` }));
  expect(slides[2]).toHaveTextContent(/^Other/);
  const targets = (name: string) =>
    slides
      .map((slide) => within(slide).getByRole('link', { name }).getAttribute('href'))
      .map((href) => slides.findIndex(({ id }) => href === `#${id}`));
  expect(targets('Next')).toEqual([1, 2, 3, 0]);
  expect(targets('Previous')).toEqual([3, 0, 1, 2]);
});
