import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Panel, Section, TextColumns, VisuallyHidden } from '../src';

export const sectionsOnBothBackgrounds = (
  <>
    {(['default', 'sunk'] as const).map((background) => (
      <Section key={background} background={background}>
        <Container>A page wide, on {background}</Container>
      </Section>
    ))}
  </>
);

export const textBesideContents = (
  <TextColumns>
    <p>Contents</p>
    <p>Text</p>
  </TextColumns>
);

export const panelWithAStack = (
  <Panel>
    <Stack spacing={4}>
      <p>One</p>
      <p>
        Two<VisuallyHidden>, and for screen readers more</VisuallyHidden>
      </p>
    </Stack>
  </Panel>
);
