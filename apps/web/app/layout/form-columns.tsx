import { styled } from '@mui/material/styles';
import { headerHeight, headingColumn, headingGap } from '@lawyers/ui';

/**
 * The grid of a page with a form. On a narrow screen, it has one column, in the order of the HTML. On a wide screen,
 * `FormAside` is in the left column, wherever it is in the HTML. What precedes the form and the form itself are below
 * each other in the right one, which starts where the text of other pages starts (`TextColumns`).
 */
export const FormColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { rowGap: theme.spacing(8) },
  [theme.breakpoints.up('xl')]: {
    grid: `auto 1fr / ${headingColumn} minmax(0, 1fr)`,
    columnGap: headingGap,
    '& > *': { gridColumn: 2 },
  },
}));

/** On a wide screen, content at the left of a form, which stays in view while the form scrolls. */
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
