import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** One or two sentences below the heading of a section. */
export const Lead = styled(Typography)(({ theme }) => ({
  maxWidth: '38rem',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));
