import styled from '@emotion/styled';
import { chevronSummary, color, openChevron, space, target, typeScale } from '@lawyers/ui';

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
    ...chevronSummary,
    gap: space(3),
    minHeight: target,
    fontWeight: 700,
    fontSize: typeScale.body,
  },
  ...openChevron,
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
