import { keyframes, styled } from '@mui/material/styles';

/** The logo, a sunrise in an arch, with the same drawing as the favicon. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="2 2 28 28" aria-hidden="true">
      {sunrise}
    </svg>
  );
}

/** The logo with a rising and setting sun, for the time in which a message is sent. `paused` stops it. */
export function RisingSun({ paused }: { readonly paused: boolean }) {
  return (
    <Sky viewBox="2 2 28 28" aria-hidden="true" data-paused={paused || undefined}>
      {sunrise}
    </Sky>
  );
}

const sunrise = (
  <>
    <path fill="#E59F5C" d="M3 16a13 13 0 0 1 26 0v9H3z" />
    <circle cx="16" cy="18" r="6" fill="#FFF4DA" />
    <path
      fill="#2F5D50"
      d="M3 20.8c5-2.5 9-1.4 13 .7s9 1.5 13-.5v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z"
    />
  </>
);

const rise = keyframes({ from: { transform: 'translateY(9px)' }, to: { transform: 'none' } });

const Sky = styled('svg')({
  width: '72px',
  height: '72px',
  // Hides the set sun below the hill, which ends one unit of the drawing above the edge. In dark colors it would show.
  clipPath: `inset(0 0 ${100 / 28}%)`,
  circle: { animation: `${rise} 2.4s ease-in-out infinite alternate` },
  '&[data-paused] circle': { animation: 'none' },
  '@media (prefers-reduced-motion: reduce)': { circle: { animation: 'none' } },
});
