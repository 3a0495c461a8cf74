import { styled } from '@mui/material/styles';

/** The first Tab stop, which skips the header. Visible only while focused. MUI has none. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: theme.spacing(3),
  top: theme.spacing(3),
  zIndex: 20,
  padding: theme.spacing(3, 4),
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  borderRadius: theme.shape.borderRadius,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
