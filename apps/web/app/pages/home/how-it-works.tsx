import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@lawyers/ui';
import { homeCopy } from './home.copy';

const copy = homeCopy.howItWorks;

export function HowItWorks() {
  return (
    <Section background="sunk" aria-labelledby="how-it-works">
      <Container>
        <Stack spacing={8}>
          <Typography variant="h2" id="how-it-works">
            {copy.heading}
          </Typography>
          <Steps component="ol">
            {copy.steps.map(({ title, text }) => (
              <li key={title}>
                <Typography variant="h3">{title}</Typography>
                <Typography>{text}</Typography>
              </li>
            ))}
          </Steps>
        </Stack>
      </Container>
    </Section>
  );
}

const Steps = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  counterReset: 'step',
  // In em, so that large text gets one column.
  '@media (min-width: 48em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  li: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'start',
    paddingTop: theme.spacing(4),
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    counterIncrement: 'step',
  },
  'li::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    color: theme.vars.palette.primary.main,
    font: `italic 500 2.5rem/1 ${theme.typography.h1.fontFamily}`,
  },
  p: { gridColumn: 2, marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary },
})) as typeof List;
