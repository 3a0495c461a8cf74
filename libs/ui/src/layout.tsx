import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { textWidth } from './theme/sizes';

/** A container with the width of a text column, which is none of MUI's breakpoints. */
export const TextWidth = styled(Container)({ maxWidth: textWidth });

/** A section of a page; `spaceAbove="small"` reduces its top padding. MUI has no section. */
export const Section = styled('section', {
  shouldForwardProp: (name) => name !== 'background' && name !== 'spaceAbove',
})<{
  readonly background?: 'default' | 'sunk';
  readonly spaceAbove?: 'small';
}>(({ theme, background, spaceAbove }) => ({
  background:
    background === 'sunk' ? theme.vars.palette.sunk : theme.vars.palette.background.default,
  paddingBlock: theme.spacing(spaceAbove ? 4 : 12, 12),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(spaceAbove ? 10 : 20, 20) },
}));

/** A Paper with padding. */
export const Panel = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(5),
  '@media (max-width: 359px)': { padding: theme.spacing(4) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7) },
}));
