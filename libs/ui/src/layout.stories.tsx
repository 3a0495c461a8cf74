import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Beside, Panel, Section, TextColumns } from './layout';
import { NotesDisclosure } from './notes-disclosure';
import { SkipLink } from './skip-link';
import { IslandTheme } from './theme/island-theme';
import { VisuallyHidden } from './visually-hidden';

export default { title: 'Layout' } satisfies Meta;

export const SectionsOnBothBackgrounds: StoryObj = {
  render: () => (
    <>
      <Section>
        <Container>A page wide, on the page</Container>
      </Section>
      <Section background="sunk">
        <Container>A page wide, sunk</Container>
      </Section>
    </>
  ),
};

export const TextBesideContents: StoryObj = {
  render: () => (
    <TextColumns>
      <Beside>Contents</Beside>
      <p>Text</p>
    </TextColumns>
  ),
};

export const PanelWithAStack: StoryObj = {
  render: () => (
    <Panel>
      <Stack spacing={4}>
        <p>One</p>
        <p>
          Two<VisuallyHidden>, and for screen readers more</VisuallyHidden>
        </p>
      </Stack>
    </Panel>
  ),
};

/** Looks the same as the page around it. */
export const Island: StoryObj = {
  render: () => (
    <IslandTheme>
      <Panel>Part of a page</Panel>
    </IslandTheme>
  ),
};

export const Notes: StoryObj = {
  render: () => (
    <NotesDisclosure>
      <summary>If someone may be watching</summary>
      <p>“Exit this site” opens another page at once.</p>
    </NotesDisclosure>
  ),
};

export const SkipLinkWhileFocused: StoryObj = {
  render: () => (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <p id="content">Press Tab to see it.</p>
    </>
  ),
};
