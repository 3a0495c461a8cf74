import styled from '@emotion/styled';
import { border, space, wide } from '@lawyers/ui';
import { articleCopy } from './article.copy';

const copy = articleCopy.neighbours;

type Neighbour = { readonly href: string; readonly title: string };

export type ArticleNeighboursProps = {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
};

/** The way to the article before and after. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  return (
    <Row aria-label={copy.label}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>{copy.previous}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>{copy.next}</span>
          {next.title}
        </a>
      )}
    </Row>
  );
}

const Row = styled('nav')({
  display: 'grid',
  gap: space(4),
  marginTop: space(14),
  paddingTop: space(6),
  borderTop: border,
  [wide]: {
    gridTemplateColumns: '1fr 1fr',
    'a[rel="next"]': { gridColumn: 2, textAlign: 'right' },
  },
  a: { color: 'inherit', fontWeight: 700, textUnderlineOffset: '0.2em' },
  span: { display: 'block', fontWeight: 400 },
});
