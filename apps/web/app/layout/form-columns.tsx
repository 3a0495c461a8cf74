import { styled } from '@mui/material/styles';
import { headerHeight, headingColumn, headingGap } from '@lawyers/ui';

/**
 * The columns of a page with a form: above, what precedes the form, and below it the form. On a wide screen, both start
 * where the text of `TextColumns` starts, and `FormAside` is at their left, independent of its position in the HTML.
 */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(4),
  // Hides the last element, which says what happens after sending, while the state is not served and nothing can be
  // sent.
  '&:has([data-unserved]) > :last-child': { display: 'none' },
  [theme.breakpoints.up('md')]: { rowGap: theme.spacing(8) },
  [theme.breakpoints.up('xl')]: {
    grid: `auto 1fr / ${headingColumn} minmax(0, 1fr)`,
    columnGap: headingGap,
    '& > *': { gridColumn: 2 },
  },
}));

/** Content at the right of a form, which stays in view while the form scrolls. */
export const FormAside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  [theme.breakpoints.up('xl')]: {
    '&&': { gridArea: '1 / 1 / span 2' },
    alignSelf: 'start',
    position: 'sticky',
    top: `calc(${headerHeight} + ${theme.spacing(5)})`,
  },
}));
