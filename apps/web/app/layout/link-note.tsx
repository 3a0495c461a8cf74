import { styled } from '@mui/material/styles';

/** A note with a link that is high enough to touch, in a paragraph or as one. */
export const LinkNote = styled('span')(({ theme }) => ({
  a: { paddingBlock: theme.spacing(2) },
}));
