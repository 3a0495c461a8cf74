import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpNow } from './help-now';
import { Beside, NotesDisclosure, Panel, Section, TextColumns, VisuallyHidden } from './layout';
import { SkipLink } from './skip-link';
import { IslandTheme } from './theme/site-theme';

export default { title: 'Layout' } satisfies Meta;

export const SectionsOnBothBackgrounds: StoryObj = {
  render: () => (
    <>
      <Section>
        <Container>A page wide, on the page</Container>
      </Section>
      <Section background="sunk">
        <Container>
          <TextColumns>
            <Beside>A page wide, sunk, in two columns</Beside>
            <p>Text</p>
          </TextColumns>
        </Container>
      </Section>
    </>
  ),
};

/**
 * An island is a part of a page that React hydrates on its own. It gets its theme from `IslandTheme` instead of
 * `SiteTheme`, and must look the same as the page around it.
 */
export const PanelInAnIsland: StoryObj = {
  render: () => (
    <IslandTheme>
      <Panel>
        One<VisuallyHidden>, and for screen readers more</VisuallyHidden>
      </Panel>
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

export const HelpLines: StoryObj = { render: () => <HelpNow /> };
