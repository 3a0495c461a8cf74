import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, target, typeScale, wide } from './tokens';

export type CarouselProps = {
  /** Unique on the page: the prefix of the anchors. */
  readonly id: string;
  readonly label: string;
  readonly slides: readonly ReactNode[];
};

/**
 * Slides beside each other, moved by the visitor alone: by finger, or by the anchors to the previous and next
 * slide, which need no script. Nothing moves by itself.
 */
export function Carousel({ id, label, slides }: CarouselProps) {
  const anchor = (index: number) => `${id}-${((index + slides.length) % slides.length) + 1}`;
  return (
    <Frame>
      <Track tabIndex={0} role="group" aria-roledescription="carousel" aria-label={label}>
        {slides.map((slide, index) => (
          <Slide
            key={index}
            id={anchor(index)}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            {slide}
            <Arrows>
              <a href={`#${anchor(index - 1)}`}>Previous</a>
              <a href={`#${anchor(index + 1)}`}>Next</a>
            </Arrows>
          </Slide>
        ))}
      </Track>
    </Frame>
  );
}

const Frame = styled('div')({ position: 'relative' });

const Track = styled('div')({
  display: 'flex',
  gap: space(4),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  // The anchors and a finger move it. Firefox and WebKit draw a bar across them; iOS 16 knows only the second rule.
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  paddingBlock: space(1),
});

const Slide = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space(4),
  flex: '0 0 100%',
  minHeight: '21rem',
  scrollSnapAlign: 'start',
  [wide]: { flexBasis: `calc(50% - ${space(2)})`, minHeight: '19rem' },
});

const Arrows = styled('div')({
  display: 'flex',
  gap: space(2),
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: target,
    paddingInline: space(4),
    border: `1px solid ${color('control')}`,
    borderRadius: radius,
    color: 'inherit',
    fontSize: typeScale.small,
    textDecoration: 'none',
  },
});
