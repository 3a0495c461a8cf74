import { styled } from '@mui/material/styles';
import { formWidth } from './theme/sizes';

export const subgrid = '@supports (grid-template-rows: subgrid)';

/**
 * The grid of the forms: 24 columns, at most 1000 px wide (requirements § 9); one column on a phone. MUI's Grid is a
 * flexbox, so fields side by side cannot align their labels, hints, and inputs. Each `FormField` with a `span` occupies
 * three rows.
 */
export const FormGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  maxWidth: formWidth,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    columnGap: theme.spacing(4),
    [subgrid]: { rowGap: 0 },
  },
}));
