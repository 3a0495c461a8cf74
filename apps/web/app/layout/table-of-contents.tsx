import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { t } from '@lawyers/domain';
import { headerHeight } from '@lawyers/ui';

export type TableOfContentsProps = {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

const minHeadings = 4;

const heading = t({ en: 'On this page', es: 'En esta página' });

/**
 * Links to the sections of an article or text page; nothing for fewer than four. A details element, since MUI's
 * Accordion does not open without JavaScript.
 */
export function TableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < minHeadings) return null;
  return (
    <Contents aria-labelledby="contents">
      <p id="contents">{heading}</p>
      <details>
        <summary>{heading}</summary>
        <List component="ol">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link href={`#${id}`} underline="hover">
                {text}
              </Link>
            </li>
          ))}
        </List>
      </details>
    </Contents>
  );
}

const Contents = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  fontSize: theme.typography.caption.fontSize,
  'p, summary': { fontWeight: 700, fontSize: theme.typography.body1.fontSize },
  p: { display: 'none' },
  summary: { justifyContent: 'start', gap: theme.spacing(3) },
  a: {
    display: 'block',
    paddingBlock: theme.spacing(2.5),
    color: theme.vars.palette.text.secondary,
  },
  // On a wide screen, the list has a column of its own. It scrolls separately, so that its last links can be reached in
  // a low window. The padding leaves room for the focus ring of a link. In browsers in which CSS can show the content
  // of a closed details element, the list is always open, and a plain heading replaces the control that opens it.
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: `calc(${headerHeight} + ${theme.spacing(5)})`,
    maxHeight: `calc(100vh - ${headerHeight} - ${theme.spacing(9)})`,
    overflowY: 'auto',
    padding: theme.spacing(2),
    margin: theme.spacing(-2),
    '@supports selector(::details-content)': {
      p: { display: 'block' },
      summary: { display: 'none' },
      'details::details-content': { contentVisibility: 'visible', display: 'block' },
    },
  },
}));
