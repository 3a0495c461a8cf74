import { styled } from '@mui/material/styles';
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
      <div>
        <Title as={headingLevel}>
          <a href={href}>{title}</a>
        </Title>
        <Summary>{summary}</Summary>
      </div>
    </Row>
  );
}

const Row = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(5),
  paddingBlock: space(5),
  borderBottom: border,
  '&:hover a': { textDecoration: 'underline' },
  '@media (max-width: 479px)': { gap: space(3) },
});

const Picture = styled('div')({
  img: { width: '186px', height: '124px', objectFit: 'cover', borderRadius: radius },
  '@media (max-width: 479px)': { img: { width: '104px' } },
});

const Title = styled('h2')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: `500 ${typeScale.heading3}/1.3 ${fonts.heading}`,
  a: {
    color: 'inherit',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

const Summary = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginTop: space(1),
  color: color('softInk'),
  fontSize: typeScale.small,
});
