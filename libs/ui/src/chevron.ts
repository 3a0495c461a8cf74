import type { Theme } from '@mui/material/styles';

/** A summary without the browser's own triangle, and a chevron after its words. */
export const chevronSummary = (theme: Theme) =>
  ({
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
      marginInlineEnd: theme.spacing(2),
      borderRight: `2px solid ${theme.vars.palette.primary.main}`,
      borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
      transform: 'translateY(-25%) rotate(45deg)',
      transition: 'transform 400ms linear',
    },
  }) as const;

/** The chevron of `details` that are open points up. */
export const openChevron = {
  'details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
} as const;
