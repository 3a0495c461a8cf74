import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Prose } from '../src';
import type { Group } from './groups';

/** Shows every group with its states, in the color scheme of the document. */
export function Gallery({ groups }: { readonly groups: readonly Group[] }) {
  useEffect(() => {
    // Alerts take focus on mount, which would scroll the gallery.
    (document.activeElement as HTMLElement | null)?.blur();
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <Page>
      <Stack spacing={8}>
        <Prose>
          <h1>
            Components, <Scheme />
          </h1>
          <p>
            {groups.map(({ id, title }) => (
              <span key={id}>
                <a href={`#group-${id}`}>{title}</a>{' '}
              </span>
            ))}
          </p>
        </Prose>
        {groups.map(({ id, title, states }) => (
          <Stack key={id} spacing={4}>
            <Heading id={`group-${id}`}>{title}</Heading>
            {states.map((state) => (
              <figure key={state.title}>
                <Caption>{state.title}</Caption>
                <Frame>{state.element}</Frame>
              </figure>
            ))}
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}

const Page = styled(Container)(({ theme }) => ({ paddingBlock: theme.spacing(8) }));

// Shows the actual scheme, since a browser may ignore the color scheme of the frames.
const Scheme = styled('span')({
  '&::after': { content: '"light"' },
  '@media (prefers-color-scheme: dark)': { '&::after': { content: '"dark"' } },
});

const Heading = styled('h2')(({ theme }) => ({
  paddingTop: theme.spacing(6),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Caption = styled('figcaption')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
}));

// Keeps fixed elements, such as the sending overlay and the skip link, inside their frame.
const Frame = styled('div')(({ theme }) => ({
  contain: 'layout paint',
  padding: theme.spacing(4),
  border: `1px dashed ${theme.vars.palette.divider}`,
  // The sending overlay hides the rest of the page, which here is the gallery.
  'footer, main': { visibility: 'visible !important' as 'visible' },
}));
