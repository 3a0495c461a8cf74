import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** A small note with a link that is high enough to touch. Its variant is `caption`. */
export const LinkNote = styled(Typography)(({ theme }) => ({
  a: { paddingBlock: theme.spacing(2) },
}));
