import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Picture } from '../../pictures/picture';
import type { articlePreview } from './article-preview.server';

export type ArticleRowProps = Omit<ReturnType<typeof articlePreview>, 'number'> & {
  readonly headingLevel?: 'h2' | 'h3';
  /** Whether the row is visible without scrolling, so that its picture is loaded eagerly. */
  readonly first?: boolean;
};

/**
 * A row of the article list: thumbnail, one line of title, and three lines of summary. The schema of an article's front
 * matter limits the length of both texts. CSS does not limit their height, so that the row grows with a visitor's own
 * text spacing or size (requirements § 2.11). The whole row is clickable. MUI's Card is not used, since it would draw a
 * border around each row.
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
  // Lines of about 48 characters make the text about as high as the picture.
  [theme.breakpoints.up('sm')]: {
    '& > :is(h2, h3)': { marginTop: theme.spacing(3) },
    p: { maxWidth: '26rem', fontSize: theme.typography.body1.fontSize },
  },
  // On a phone, the title has the full width, so that it needs only one line.
  [theme.breakpoints.down('sm')]: {
    gridTemplateAreas: '"title title" "picture summary"',
    // Reserves the height of the title: a browser may paint the picture, which comes first in the HTML, before it has
    // parsed the title above it.
    gridTemplateRows: 'minmax(1.5rem, auto) 1fr',
    gap: theme.spacing(3),
    '& > :is(h2, h3)': { fontSize: theme.typography.body1.fontSize },
    // The picture is square, and narrower on the smallest phones, so that the summary fits into three lines.
    img: { width: 'clamp(76px, 69vw - 145px, 124px)' },
  },
}));
