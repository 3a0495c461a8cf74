import type { Theme } from '@mui/material/styles';

/** A chevron that points down, drawn with two borders. */
export const chevron = (theme: Theme) =>
  ({
    flex: 'none',
    width: '0.6em',
    height: '0.6em',
    borderRight: `2px solid ${theme.vars.palette.primary.main}`,
    borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
    transform: 'translateY(-25%) rotate(45deg)',
  }) as const;
