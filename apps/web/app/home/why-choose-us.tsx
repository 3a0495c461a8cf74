import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@lawyers/ui';
import { homeCopy } from './home.copy';

const copy = homeCopy.whyChooseUs;

export function WhyChooseUs() {
  return (
    <Section ground="sunk" aria-labelledby="why-choose-us">
      <Container>
        <Stack spacing={12}>
          <Statement spacing={5}>
            <Typography variant="h5" component="h2" id="why-choose-us">
              {copy.heading}
            </Typography>
            {copy.paragraphs.map((paragraph) => (
              <Typography key={paragraph}>{paragraph}</Typography>
            ))}
          </Statement>
          <Points component="dl" container rowSpacing={7} columnSpacing={{ xs: 0, md: 12, xl: 8 }}>
            {copy.points.map(({ title, text }) => (
              <Grid key={title} size={{ xs: 24, md: 12, xl: 6 }}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </Grid>
            ))}
          </Points>
        </Stack>
      </Container>
    </Section>
  );
}

const Statement = styled(Stack)(({ theme }) => ({
  maxWidth: '52rem',
  h2: { color: theme.vars.palette.primary.main },
  'h2 + p': {
    ...theme.typography.h2,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
  },
}));

const Points = styled(Grid)(({ theme }) => ({
  margin: 0,
  '& > div': {
    paddingTop: theme.spacing(4),
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  dt: { fontWeight: 700 },
  dd: { margin: theme.spacing(2, 0, 0), color: theme.vars.palette.text.secondary },
})) as typeof Grid;
