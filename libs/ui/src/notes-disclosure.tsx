import { styled } from '@mui/material/styles';
import { formWidth } from './theme/sizes';

/** Additional notes in a details element. MUI's Accordion needs JavaScript to open. */
export const NotesDisclosure = styled('details')(({ theme }) => ({
  maxWidth: formWidth,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  summary: { paddingBlock: theme.spacing(2.5), fontWeight: 700 },
  p: { maxWidth: '42rem', marginBottom: theme.spacing(3) },
}));
