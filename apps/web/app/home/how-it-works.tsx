import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { color, fonts, PageWidth, Section, space, Stack, wide } from '@lawyers/ui';
import { homeCopy } from './home.copy';

const copy = homeCopy.howItWorks;

export function HowItWorks() {
  return (
    <Section ground="sunk" aria-labelledby="how-it-works">
      <PageWidth>
        <Stack gap={10}>
          <Typography variant="h2" id="how-it-works">
            {copy.heading}
          </Typography>
          <Steps>
            {copy.steps.map(({ title, text }) => (
              <li key={title}>
                <Typography variant="h3">{title}</Typography>
                <p>{text}</p>
              </li>
            ))}
          </Steps>
        </Stack>
      </PageWidth>
    </Section>
  );
}

const Steps = styled('ol')({
  display: 'grid',
  gap: space(8),
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  li: {
    // Number, title and text stand level with their neighbours'.
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    paddingTop: space(4),
    borderTop: `2px solid ${color('ink')}`,
    counterIncrement: 'step',
  },
  'li::before': {
    content: 'counter(step)',
    color: color('action'),
    font: `italic 500 clamp(2.25rem, 4vw, 3.25rem)/1.1 ${fonts.heading}`,
  },
  p: { marginTop: space(2), color: color('softInk') },
});
