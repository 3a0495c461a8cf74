import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '../../pictures/picture';
import type { articlePreview } from './article-preview.server';

export type ArticleRowProps = Omit<ReturnType<typeof articlePreview>, 'number'> & {
  readonly headingLevel?: 'h2' | 'h3';
  /** Whether the row is on the first screen, so that its picture loads eagerly. */
  readonly first?: boolean;
};

/**
 * A row of the article list: thumbnail, one line of title, three lines of summary. The front matter limits both texts to
 * that. No style does: with a visitor's own text spacing or size the row grows (requirements § 2.11). The whole row is
 * clickable. MUI's Card would add a border to each row.
 */
export function ArticleRow({ headingLevel = 'h2', first = false, ...row }: ArticleRowProps) {
  const { href, title, summary, objectPosition } = row;
  return (
    <Row>
      <Box sx={objectPosition === 50 ? {} : { img: { objectPosition: `${objectPosition}%` } }}>
        <Picture files={row.files} dusk={row.dusk} alt={row.alt} sizes="186px" first={first} />
      </Box>
      <Typography variant="h4" component={headingLevel}>
        <Link href={href} underline="hover">
          {title}
        </Link>
      </Typography>
      <Typography variant="caption">{summary}</Typography>
    </Row>
  );
}

const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"picture title" "picture summary"',
  columnGap: theme.spacing(5),
  rowGap: theme.spacing(1),
  paddingBlock: theme.spacing(5),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  'a::after': { content: '""', position: 'absolute', inset: 0 },
  '& > div': { gridArea: 'picture' },
  '& > :is(h2, h3)': { gridArea: 'title' },
  img: {
    width: '186px',
    height: '124px',
    objectFit: 'cover',
    borderRadius: theme.shape.borderRadius,
  },
  p: {
    gridArea: 'summary',
    alignSelf: 'start',
    color: theme.vars.palette.text.secondary,
  },
  // In lines of some 48 characters, so that the text is about as high as the picture.
  [theme.breakpoints.up('sm')]: {
    '& > :is(h2, h3)': { marginTop: theme.spacing(3) },
    p: { maxWidth: '26rem', fontSize: theme.typography.body1.fontSize },
  },
  // On a phone the title gets the full width, so that it has one line.
  [theme.breakpoints.down('sm')]: {
    gridTemplateAreas: '"title title" "picture summary"',
    // The height of a title: a browser may paint the picture, first in the HTML, before it has parsed the title above.
    gridTemplateRows: 'minmax(1.5rem, auto) 1fr',
    gap: theme.spacing(3),
    '& > :is(h2, h3)': { fontSize: theme.typography.body1.fontSize },
    // A square; narrower on the smallest phones, so that a summary fits into its three lines.
    img: { width: 'clamp(76px, 69vw - 145px, 124px)' },
  },
}));
