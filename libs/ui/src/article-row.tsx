import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { border, color, fonts, radius, space, typeScale } from './tokens';

export type ArticleRowProps = {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** The thumbnail, 124 px high (specification, section 9). */
  readonly thumbnail: ReactNode;
  readonly headingLevel?: 'h2' | 'h3';
};

/** A row of the article list: thumbnail, one line of title, three lines of summary. The whole row leads there. */
export function ArticleRow(props: ArticleRowProps) {
  const { href, title, summary, thumbnail, headingLevel = 'h2' } = props;
  return (
    <Row>
      <Picture>{thumbnail}</Picture>
      <Title as={headingLevel}>
        <a href={href}>{title}</a>
      </Title>
      <Summary>{summary}</Summary>
    </Row>
  );
}

const Row = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"picture title" "picture summary"',
  columnGap: space(5),
  rowGap: space(1),
  paddingBlock: space(5),
  borderBottom: border,
  '&:hover a': { textDecoration: 'underline' },
  // One line is all a title has: on a phone it gets the whole width.
  '@media (max-width: 479px)': {
    gridTemplateAreas: '"title title" "picture summary"',
    gap: space(3),
    '& > :is(h2, h3)': { fontSize: typeScale.body },
  },
});

const Picture = styled('div')({
  gridArea: 'picture',
  img: { width: '186px', height: '124px', objectFit: 'cover', borderRadius: radius },
  '@media (max-width: 479px)': { img: { width: '104px' } },
});

const Title = styled('h2')({
  gridArea: 'title',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textWrap: 'nowrap',
  font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}`,
  a: {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

const Summary = styled('p')({
  gridArea: 'summary',
  alignSelf: 'start',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: color('softInk'),
  fontSize: typeScale.small,
});
