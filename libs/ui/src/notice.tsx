import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { formWidth } from './theme/sizes';

/** A message in a frame. MUI's Alert brings icons and a button that closes it, which no message here has (2 kB). */
export const Notice = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: formWidth,
  padding: theme.spacing(6),
  border: `2px solid ${theme.vars.palette.controlBorder}`,
}));
