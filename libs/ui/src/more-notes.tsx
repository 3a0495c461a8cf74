import { styled } from '@mui/material/styles';
import { formWidth } from './theme/sizes';

/** Words that not everybody needs, behind a line that opens without a script, which MUI's Accordion cannot. */
export const MoreNotes = styled('details')(({ theme }) => ({
  maxWidth: formWidth,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '1rem',
  summary: { fontWeight: 700 },
  p: { maxWidth: '42rem', marginBottom: theme.spacing(3), fontSize: '1rem' },
}));
