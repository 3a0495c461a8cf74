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

// The steps are marked by a window in which the light rises from step to step.
const Steps = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  // In em, so that large text has a single column.
  '@media (min-width: 48em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  li: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignContent: 'start',
  },
  'li::before': {
    content: '""',
    gridRow: 'span 2',
    width: '2rem',
    height: '3rem',
    border: `2px solid ${theme.vars.palette.text.primary}`,
    borderRadius: '2rem 2rem 2px 2px',
    background: `linear-gradient(${theme.vars.palette.lamp} 0 0) 0 100% / 100% 33% no-repeat`,
  },
  'li:nth-of-type(2)::before': { backgroundSize: '100% 67%' },
  'li:nth-of-type(3)::before': { backgroundSize: '100% 100%' },
  p: { gridColumn: 2, marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary },
})) as typeof List;
