import { screen, within } from '@testing-library/react';
import { Carousel } from './carousel';
import { renderInTheme } from './theme.testing';

const four = ['One', 'Two', 'Three', 'Four'];

function renderCarousel(texts: readonly string[] = four): readonly HTMLElement[] {
  renderInTheme(
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

test('each slide says which one it is', () => {
  renderCarousel();

  expect(within(screen.getByRole('group', { name: '2 of 4' })).getByText('Two')).toBeVisible();
  expect(within(screen.getByRole('group', { name: '4 of 4' })).getByText('Four')).toBeVisible();
});

test('Next leads to the slide after, and from the last to the first', () => {
  const slides = renderCarousel();

  expect(slides.map((slide) => slides.indexOf(target(slide, 'Next') as HTMLElement))).toEqual([
    1, 2, 3, 0,
  ]);
});

test('Previous leads to the slide before, and from the first to the last', () => {
  const slides = renderCarousel();

  expect(slides.map((slide) => slides.indexOf(target(slide, 'Previous') as HTMLElement))).toEqual([
    3, 0, 1, 2,
  ]);
});

test('a lone slide leads to itself', () => {
  const [slide] = renderCarousel(['Alone']);

  expect(target(slide!, 'Next')).toBe(slide);
  expect(target(slide!, 'Previous')).toBe(slide);
});

test('a slide may come twice, since reviews are drawn with repeats', () => {
  renderInTheme(
    <Carousel id="reviews" label="Reviews" slides={['Same', 'Same', 'Other', 'Same']} />,
  );

  const ids = screen.getAllByRole('group', { name: /of 4$/ }).map((slide) => slide.id);
  expect(new Set(ids).size).toBe(4);
});

test('the track can be reached and scrolled by keyboard', () => {
  renderCarousel();

  expect(screen.getByRole('group', { name: 'Reviews' })).toHaveAttribute('tabindex', '0');
});
