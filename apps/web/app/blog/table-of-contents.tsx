import styled from '@emotion/styled';
import { color, space, typeScale } from '@lawyers/ui';

export type TableOfContentsProps = {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

const worthwhile = 4;

/** The sections of an article, from four on. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < worthwhile) return null;
  return (
    <Contents aria-labelledby="contents">
      <details>
        <summary id="contents">On this page</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </Contents>
  );
}

const beside = '@media (min-width: 1000px)';

const Contents = styled('nav')({
  alignSelf: 'start',
  fontSize: typeScale.small,
  summary: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: 700,
    fontSize: typeScale.body,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      width: '0.5em',
      height: '0.5em',
      marginInlineStart: space(3),
      borderRight: `2px solid ${color('action')}`,
      borderBottom: `2px solid ${color('action')}`,
      transform: 'translateY(-25%) rotate(45deg)',
    },
  },
  'details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  ol: { padding: 0, listStyle: 'none' },
  a: {
    display: 'block',
    paddingBlock: space(2.5),
    color: color('softInk'),
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  // Where there is a column for it, it is always open, and scrolls by itself in a low window, where its last links
  // would be out of reach. The padding leaves room for the ring around a focused link.
  [beside]: {
    position: 'sticky',
    top: space(24),
    maxHeight: `calc(100vh - ${space(28)})`,
    overflowY: 'auto',
    padding: space(2),
    margin: space(-2),
    '@supports selector(::details-content)': {
      summary: { pointerEvents: 'none', '&::after': { display: 'none' } },
      'details::details-content': { contentVisibility: 'visible', display: 'block' },
    },
  },
});
