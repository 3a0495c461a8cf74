import { color, space } from './tokens';

/** A summary without the browser's own triangle, and a chevron after its words. */
export const chevronSummary = {
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    content: '""',
    flex: 'none',
    width: '0.6em',
    height: '0.6em',
    marginInlineEnd: space(2),
    borderRight: `2px solid ${color('action')}`,
    borderBottom: `2px solid ${color('action')}`,
    transform: 'translateY(-25%) rotate(45deg)',
    transition: 'transform 400ms linear',
  },
} as const;

/** The chevron of `details` that are open points up. */
export const openChevron = {
  'details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
} as const;
