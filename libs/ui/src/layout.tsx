import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { formWidth, headerHeight, headingColumn, headingGap } from './theme/sizes';

/**
 * A section of a page. Only the first section of a page has `spaceAbove`, the space between the header and the page's
 * heading: `page` normally, and `small` if a form must be visible on a phone without scrolling. MUI has no section.
 */
export const Section = styled('section', {
  shouldForwardProp: (name) => name !== 'background' && name !== 'spaceAbove',
})<{
  readonly background?: 'sunk';
  readonly spaceAbove?: 'small' | 'page';
}>(({ theme, background, spaceAbove }) => ({
  ...(background && { background: theme.vars.palette.sunk }),
  padding: theme.spacing(spaceAbove === 'small' ? 2 : spaceAbove === 'page' ? 6 : 12, 0, 12),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(spaceAbove ? 12 : 20, 0, 20) },
}));

/**
 * Two columns on a wide screen: a narrow one for headings, and one for text, so that headings and texts of all pages
 * have the same left edges. An element that has no neighbor chooses its column itself (`gridColumn: { lg: 2 }`).
 */
export const TextColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  // The minimum of 0 lets a wide table scroll instead of widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `${headingColumn} minmax(0, 1fr)`,
    columnGap: headingGap,
  },
}));

/** Content of the narrow column that stays in view while the text beside it scrolls. */
export const Beside = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    gridColumn: 1,
    alignSelf: 'start',
    position: 'sticky',
    top: `calc(${headerHeight} + ${theme.spacing(5)})`,
  },
}));

export const Panel = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7) },
}));

/**
 * Additional notes that the visitor can unfold. A native details element, since MUI's Accordion needs JavaScript to
 * open.
 */
export const NotesDisclosure = styled('details')(({ theme }) => ({
  maxWidth: formWidth,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  summary: { paddingBlock: theme.spacing(2.5), fontWeight: 700 },
  p: { maxWidth: '42rem', marginBottom: theme.spacing(3) },
}));

/** Text for screen readers only. MUI has the style `visuallyHidden` but no component. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
