import { styled } from '@mui/material/styles';
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
      <h2 id="contents">On this page</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

const Contents = styled('nav')({
  alignSelf: 'start',
  fontSize: typeScale.small,
  h2: { fontSize: typeScale.body },
  ol: { padding: 0, listStyle: 'none' },
  a: {
    display: 'block',
    paddingBlock: space(2),
    color: color('softInk'),
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '@media (min-width: 1000px)': { position: 'sticky', top: space(24) },
});
