import { PageWidth, Panel, Section, Stack, TextWidth, VisuallyHidden } from '../src';

export const sectionsOfBothGrounds = (
  <>
    {(['paper', 'sunk'] as const).map((ground) => (
      <Section key={ground} ground={ground}>
        <PageWidth>A page wide, on {ground}</PageWidth>
        <TextWidth>A text wide, on {ground}</TextWidth>
      </Section>
    ))}
  </>
);

export const panelWithAStack = (
  <Panel>
    <Stack gap={4}>
      <p>One</p>
      <p>
        Two<VisuallyHidden>, and for screen readers more</VisuallyHidden>
      </p>
    </Stack>
  </Panel>
);
