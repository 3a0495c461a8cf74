import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { textWidth } from './theme/sizes';

/** A container as narrow as a comfortable line of text, which MUI's breakpoints do not name. */
export const TextWidth = styled(Container)({ maxWidth: textWidth });

/**
 * One part of a page; `ground="sunk"` sets it apart from its neighbors, `room="small"` brings what stands in it up
 * where it is needed at once. MUI has no part of a page.
 */
export const Section = styled('section', {
  shouldForwardProp: (name) => name !== 'ground' && name !== 'room',
})<{
  readonly ground?: 'paper' | 'sunk';
  readonly room?: 'small';
}>(({ theme, ground, room }) => ({
  background: ground === 'sunk' ? theme.vars.palette.sunk : theme.vars.palette.background.default,
  paddingBlock: theme.spacing(room ? 4 : 12, 12),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(room ? 10 : 20, 20) },
}));

/** A sheet lying on the page: a Paper with room inside. */
export const Panel = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(5),
  '@media (max-width: 359px)': { padding: theme.spacing(4) },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7) },
}));
