import { screen, within } from '@testing-library/react';
import { renderInIsland } from '../../islands/island.testing';
import { Carousel } from './carousel';

const four = ['One', 'Two', 'Three', 'Four'];

function renderCarousel(texts: readonly string[] = four): readonly HTMLElement[] {
  renderInIsland(
    <Carousel
      id="reviews"
      label="Reviews"
      slides={texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    />,
  );
  return texts.map((text) => screen.getByText(text).parentElement!);
}

function target(slide: HTMLElement, anchor: 'Previous' | 'Next'): Element | null {
  const link = within(slide).getByRole('link', { name: anchor });
  return document.querySelector(link.getAttribute('href')!);
}

test('each slide is named by its position', () => {
  renderCarousel();

  expect(within(screen.getByRole('group', { name: '2 of 4' })).getByText('Two')).toBeVisible();
  expect(within(screen.getByRole('group', { name: '4 of 4' })).getByText('Four')).toBeVisible();
});

test.each([
  ['Next', [1, 2, 3, 0]],
  ['Previous', [3, 0, 1, 2]],
] as const)('%s links to the neighbor of each slide, and around the ends', (anchor, targets) => {
  const slides = renderCarousel();
  expect(slides.map((slide) => slides.indexOf(target(slide, anchor) as HTMLElement))).toEqual(
    targets,
  );
});

test('equal slides get different ids', () => {
  renderInIsland(
    <Carousel id="reviews" label="Reviews" slides={['Same', 'Same', 'Other', 'Same']} />,
  );

  const ids = screen.getAllByRole('group', { name: /of 4$/ }).map((slide) => slide.id);
  expect(new Set(ids).size).toBe(4);
});

test('the carousel can be focused, so that the keyboard scrolls it', () => {
  renderCarousel();

  expect(screen.getByRole('group', { name: 'Reviews' })).toHaveAttribute('tabindex', '0');
});
