import { styled } from '@mui/material/styles';
import { t } from '@lawyers/domain';
import { ridge, smallestPhones } from '@lawyers/ui';

/**
 * Windows in which the `h1` needs the whole width to fit into two lines, so that there is no room for the sun beside
 * it. The Spanish one is longer.
 */
export const tooNarrowForSun = t({ en: smallestPhones, es: '@media (max-width: 375px)' });

/**
 * The sun beside the first heading, in the dark scheme the moon, except on a wide screen. All drawings of this file are
 * decoration of the home page: they do not move, load no file, have no text on them, and screen readers skip them. In
 * forced colors, only their outlines are drawn.
 */
export function Sun() {
  return (
    <Dawn viewBox="0 0 54 96" aria-hidden="true">
      <circle cx="48" cy="48" r="48" opacity=".3" />
      <circle cx="48" cy="48" r="31" />
    </Dawn>
  );
}

/** Two ridges of hills behind the upper edge of the search form. Toward the bottom they fade out, as in mist. */
export function Ridges() {
  return (
    <Behind viewBox="100 0 200 64" preserveAspectRatio="none" aria-hidden="true">
      <path id="far" d="M0 64V30q36-20 74-13t64 9 66-12 72-14 66 14 58 10v40z" />
      <path id="near" d={ridge} />
    </Behind>
  );
}

type HillEdgeProps = {
  /** The color of the section below. */
  readonly ground: 'default' | 'sunk';
  /** Whether to swap left and right, so that two edges that follow each other look different. */
  readonly mirrored?: boolean;
};

/**
 * A hilly upper edge for the section that follows. It lies over the space at the end of the section before. It repeats
 * the two outlines of `Ridges` by their ids, so it needs `Ridges` on the same page.
 */
export function HillEdge({ ground, mirrored = false }: HillEdgeProps) {
  return (
    <Edge
      viewBox="0 0 400 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      {...{ ground, mirrored }}
    >
      <use href="#far" />
      <use href="#near" />
    </Edge>
  );
}

/**
 * The path from the hero's picture past the steps of "How it Works", each of which is marked by a drawn window. On a
 * wide screen it turns below the heading and goes from window to window; on a narrow one it goes down beside the steps.
 * In both cases the hills at the edge of the next section (`HillEdge`) hide its end.
 */
export function Path() {
  return (
    <>
      <Way viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M58 0C88 40 84 74 50 80S5.7 84 5.7 100" />
        <path d="M73 0C78 50 70 76 45 80S-2.5 76-2.5 90 0 100 6 100 20 97 35 101 60 97 72 100 100.4 94 100.4 113" />
      </Way>
      <WayDown viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M20 0q16 16 0 32t0 32 0 36" />
      </WayDown>
    </>
  );
}

const drawnInLines = {
  '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  '@media print': { display: 'none' },
} as const;

// `Dawn` and `Behind` are placed horizontally by the edges of the hero's section. They have no `top`, so vertically
// they are where they stand in the HTML.
const Dawn = styled('svg')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  width: '3.375rem',
  height: '6rem',
  marginTop: '-0.5rem',
  fill: theme.vars.palette.lamp,
  // The moon, in the color that it has in the hero's picture.
  ...theme.applyStyles('dark', { fill: theme.vars.palette.text.primary }),
  ...drawnInLines,
  [tooNarrowForSun]: { display: 'none' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Behind = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  width: '100%',
  height: '9rem',
  marginTop: '-1.75rem',
  fill: theme.vars.palette.secondary.main,
  opacity: 0.5,
  // On a wide screen, the hero's picture covers the right end of the ridges. They are taller there and begin further
  // up, so that they seem to continue the hills in the picture.
  [theme.breakpoints.up('lg')]: { height: '14rem', marginTop: '-2.5rem' },
  maskImage: 'linear-gradient(black 40%, transparent)',
  '#far': { fill: theme.vars.palette.primary.main, opacity: 0.5 },
  ...drawnInLines,
}));

const Edge = styled('svg', {
  shouldForwardProp: (name) => name !== 'ground' && name !== 'mirrored',
})<Required<HillEdgeProps>>(({ theme, ground, mirrored }) => ({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: edgeHeight,
  marginTop: `calc(-1 * ${edgeHeight})`,
  marginBottom: '-1px',
  fill: ground === 'sunk' ? theme.vars.palette.sunk : theme.vars.palette.background.default,
  ...(mirrored && { transform: 'scaleX(-1)' }),
  'use:first-of-type': {
    fill: mirrored ? theme.vars.palette.secondary.main : theme.vars.palette.primary.main,
    opacity: 0.25,
  },
  ...drawnInLines,
}));

/** Less high than the space at the end of a section, so that an edge, which lies over that space, covers no text. */
const edgeHeight = 'clamp(2.5rem, 6vw, 4.5rem)';

const Ribbon = styled('svg')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  width: '100%',
  maxWidth: 'none',
  overflow: 'visible',
  fill: 'none',
  stroke: theme.vars.palette.divider,
  strokeWidth: '14px',
  path: { vectorEffect: 'non-scaling-stroke' },
  '@media (forced-colors: active)': { stroke: 'CanvasText', strokeWidth: '2px' },
  '@media print': { display: 'none' },
}));

/**
 * The upper part of the path, which starts at the end of the hero's picture. On a narrow screen, the first of its two
 * `path` elements is shown, which ends at the middle of the first window. On a wide one, it is the second, which passes
 * all windows.
 */
const Way = styled(Ribbon)(({ theme }) => ({
  bottom: 'calc(100% - 1.5rem)',
  height: '11.375rem',
  'path + path': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    height: '17.75rem',
    path: { display: 'none' },
    'path + path': { display: 'inline' },
  },
}));

/**
 * The lower part of the path: on a narrow screen beside the steps, on a wide one at the right, after the last window.
 */
const WayDown = styled(Ribbon)(({ theme }) => ({
  top: '1.5rem',
  width: '2.5rem',
  // It ends behind the edge of the next section, and not below that edge.
  height: 'calc(100% + 0.5rem)',
  [theme.breakpoints.up('md')]: {
    top: '3.75rem',
    height: 'calc(100% + 0.25rem)',
    left: 'calc(100.4% - 1rem)',
    width: '2rem',
  },
}));
