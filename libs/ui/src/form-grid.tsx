import { styled } from '@mui/material/styles';
import { space, wide } from './tokens';

/** The 24-column grid of the forms, 1000 px at most (specification, section 9); one column on a phone. */
export const FormGrid = styled('div')({
  display: 'grid',
  gap: space(6),
  maxWidth: '1000px',
  [wide]: { gridTemplateColumns: 'repeat(24, minmax(0, 1fr))', columnGap: space(4) },
});

/** A cell of `span` columns (1 to 24). */
export const FormCell = styled('div', { shouldForwardProp: (name) => name !== 'span' })<{
  readonly span: number;
}>(({ span }) => ({ minWidth: 0, [wide]: { gridColumn: `span ${span}` } }));
