import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Prose } from '../src';
import type { Group } from './groups';

/** Every group with its states, in the scheme that this document is shown in. */
export function Gallery({ groups }: { readonly groups: readonly Group[] }) {
  useEffect(() => {
    // Alerts take the focus when they appear; here nothing has just happened.
    (document.activeElement as HTMLElement | null)?.blur();
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <Ground>
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
    </Ground>
  );
}

const Ground = styled(Container)(({ theme }) => ({ paddingBlock: theme.spacing(8) }));

// Says what is so and not what was asked for, so that a browser that ignores the frames' schemes is found out.
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

// What is fixed to the window or lies above it, such as the sending overlay and the skip link, stays in its frame.
const Frame = styled('div')(({ theme }) => ({
  contain: 'layout paint',
  padding: theme.spacing(4),
  border: `1px dashed ${theme.vars.palette.divider}`,
  // An overlay hides the rest of its page, and the page here is the gallery.
  'footer, main': { visibility: 'visible !important' as 'visible' },
}));
