import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Panel, Section, TextWidth, VisuallyHidden } from '../src';

export const sectionsOnBothBackgrounds = (
  <>
    {(['default', 'sunk'] as const).map((background) => (
      <Section key={background} background={background}>
        <Container>A page wide, on {background}</Container>
        <TextWidth>A text wide, on {background}</TextWidth>
      </Section>
    ))}
  </>
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
