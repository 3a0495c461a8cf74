import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { articleCopy } from './article.copy';

const copy = articleCopy.neighbors;

type Neighbor = { readonly href: string; readonly title: string };

export type ArticleNeighborsProps = {
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
};

export function ArticleNeighbors({ previous, next }: ArticleNeighborsProps) {
  return (
    <Row aria-label={copy.label}>
      {previous && (
        <Link href={previous.href} rel="prev">
          <span>{copy.previous}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next">
          <span>{copy.next}</span>
          {next.title}
        </Link>
      )}
    </Row>
  );
}

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  marginTop: theme.spacing(14),
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    'a[rel="next"]': { gridColumn: 2, textAlign: 'right' },
  },
  a: { fontWeight: 700 },
  span: { display: 'block', fontWeight: 400 },
}));
