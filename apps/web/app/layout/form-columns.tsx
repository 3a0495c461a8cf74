import { styled } from '@mui/material/styles';
import { headerHeight } from '@lawyers/ui';

/**
 * The columns of a form's page: what is above the form, then the form. On a wide screen both have the axis of
 * `TextColumns`, and `FormAside` is at their left, wherever it stands in the HTML.
 */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(4),
  // What follows a sent form, where none can be sent.
  '&:has([data-unserved]) > :last-child': { display: 'none' },
  [theme.breakpoints.up('md')]: { rowGap: theme.spacing(8) },
  [theme.breakpoints.up('xl')]: {
    grid: 'auto 1fr / 16rem minmax(0, 1fr)',
    columnGap: theme.spacing(21),
    '& > *': { gridColumn: 2 },
  },
}));

/** What stays in view beside a form while it scrolls. */
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
