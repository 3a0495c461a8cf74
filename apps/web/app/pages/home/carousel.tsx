import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t } from '@lawyers/domain';
import { touchTarget } from '@lawyers/ui';

type CarouselProps = {
  /** Unique on the page: the prefix of the anchors. */
  readonly id: string;
  readonly label: string;
  readonly slides: readonly ReactNode[];
};

/** Slides, scrolled by swiping or by links (requirements § 2.6), without JavaScript too. MUI has no carousel. */
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
}));

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(4),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // Not smooth: the next Tab would interrupt the scrolling to a focused link, and the snapping undo it.
  scrollSnapType: 'x mandatory',
  // Firefox and WebKit would draw a scrollbar over the links. iOS 16 supports only the second rule.
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
  // One slide at a time on every screen, so that Previous and Next are unambiguous. On a phone as high as a review of
  // three lines, whichever reviews are drawn.
  scrollSnapAlign: 'start',
  [theme.breakpoints.down('sm')]: { minHeight: '20rem' },
  [theme.breakpoints.up('lg')]: { justifyContent: 'start' },
}));
