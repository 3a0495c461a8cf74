import { styled } from '@mui/material/styles';
import { formWidth, headerHeight } from '@lawyers/ui';

/**
 * The columns of a page with a form: above, what precedes the form, and below it the form, as wide as requirements § 9
 * allow. On a wide screen, `FormAside` is at the right of both, independent of its position in the HTML.
 */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(2),
  // Hides the last element, which says what happens after sending, while the state is not served and nothing can be
  // sent.
  '&:has([data-unserved]) > :last-child': { display: 'none' },
  [theme.breakpoints.up('md')]: { rowGap: theme.spacing(8) },
  [theme.breakpoints.up('xl')]: {
    grid: `auto 1fr / minmax(0, ${formWidth}) 17rem`,
    columnGap: theme.spacing(14),
    '& > *': { gridColumn: 1 },
  },
}));

/** Content at the right of a form, which stays in view while the form scrolls. */
export const FormAside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('xl')]: {
    '&&': { gridArea: '1 / 2 / span 2' },
    alignSelf: 'start',
    position: 'sticky',
    top: `calc(${headerHeight} + ${theme.spacing(5)})`,
  },
}));
