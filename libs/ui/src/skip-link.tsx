import { styled } from '@mui/material/styles';

/**
 * The style of the skip link, which a page renders before its header, so that it is the first Tab stop and leads
 * keyboard users past the header (WCAG 2.4.1). It is visible only while it has focus. MUI has no such component.
 */
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
