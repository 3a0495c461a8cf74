import type { Theme } from '@mui/material/styles';

/** A mark that points down, made of two edges. */
export const chevron = (theme: Theme) =>
  ({
    flex: 'none',
    width: '0.6em',
    height: '0.6em',
    borderRight: `2px solid ${theme.vars.palette.primary.main}`,
    borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
    transform: 'translateY(-25%) rotate(45deg)',
  }) as const;

/** A summary without the browser's own triangle, and a chevron after its words. */
export const chevronSummary = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      ...chevron(theme),
      content: '""',
      marginInlineEnd: theme.spacing(2),
      transition: 'transform 400ms linear',
    },
  }) as const;

/** The chevron of `details` that are open points up. */
export const openChevron = {
  'details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
} as const;
