import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '@lawyers/domain';
import { touchTarget } from '@lawyers/ui';

type CarouselProps = {
  /** The prefix of the anchors. It must be unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly slides: readonly ReactNode[];
};

/**
 * Slides that are scrolled by swiping or by links, also without JavaScript (requirements § 2.6). MUI has no carousel.
 */
export function Carousel({ id, label, slides }: CarouselProps) {
  const anchor = (index: number) => `${id}-${((index + slides.length) % slides.length) + 1}`;
  return (
    <Track
      tabIndex={0}
      role="group"
      aria-roledescription={t({ en: 'carousel', es: 'carrusel' })}
      aria-label={label}
    >
      {slides.map((slide, index) => (
        <Slide
          key={index}
          id={anchor(index)}
          role="group"
          aria-roledescription={t({ en: 'slide', es: 'diapositiva' })}
          aria-label={t({
            en: `${index + 1} of ${slides.length}`,
            es: `${index + 1} de ${slides.length}`,
          })}
        >
          {slide}
          {slides.length > 1 && (
            <Stack direction="row" spacing={2}>
              <Arrow href={`#${anchor(index - 1)}`} underline="none">
                {t({ en: 'Previous', es: 'Anterior' })}
              </Arrow>
              <Arrow href={`#${anchor(index + 1)}`} underline="none">
                {t({ en: 'Next', es: 'Siguiente' })}
              </Arrow>
            </Stack>
          )}
        </Slide>
      ))}
    </Track>
  );
}

const Arrow = styled(Link)(({ theme }) => ({
  ...touchTarget,
  paddingInline: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.controlBorder}`,
  borderRadius: theme.shape.borderRadius,
  fontSize: theme.typography.caption.fontSize,
  '@media print': { display: 'none' },
}));

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(4),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Smooth scrolling is not turned on: pressing Tab during the scroll to another slide would interrupt it, and scroll
  // snapping would then return to the previous slide.
  scrollSnapType: 'x mandatory',
  // Hides the scrollbar, which Firefox and WebKit would draw over the links. iOS 16 knows only the second rule.
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  paddingBlock: theme.spacing(1),
}));

const Slide = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  flex: '0 0 100%',
  // Every screen shows one slide at a time, so that it is clear to which slide Previous and Next refer. On a phone, a
  // slide has at least the height of a review of three lines, so that the height does not depend on which reviews are
  // chosen at random, as long as none is longer.
  scrollSnapAlign: 'start',
  [theme.breakpoints.down('sm')]: { minHeight: '20rem' },
  [theme.breakpoints.up('lg')]: { justifyContent: 'start' },
}));
