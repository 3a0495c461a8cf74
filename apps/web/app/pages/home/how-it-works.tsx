import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@lawyers/ui';
import { homeCopy } from './home.copy';
import { Path } from './landscape';

const copy = homeCopy.howItWorks;

export function HowItWorks() {
  return (
    <Section background="sunk" aria-labelledby="how-it-works">
      <Container>
        <Stack spacing={{ xs: 8, md: 14 }}>
          {/* Above the path, which passes the end of a long heading in large text. */}
          <Typography variant="h2" id="how-it-works" sx={{ position: 'relative', zIndex: 1 }}>
            {copy.heading}
          </Typography>
          <Box sx={{ position: 'relative' }}>
            <Path />
            <Steps component="ol">
              {copy.steps.map(({ title, text }) => (
                <li key={title}>
                  <Typography variant="h3">{title}</Typography>
                  <Typography>{text}</Typography>
                </li>
              ))}
            </Steps>
          </Box>
        </Stack>
      </Container>
    </Section>
  );
}

// Each step is marked by a drawing of a window with four panes, made of CSS gradients. One pane is lit at the first
// step, two at the second, and all at the third. `Path` leads from window to window.
const Steps = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  li: {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignContent: 'start',
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'auto',
      '&::before': { marginBottom: theme.spacing(4) },
    },
  },
  'li::before': {
    content: '""',
    gridRow: 'span 2',
    position: 'relative',
    width: '2.5rem',
    height: '3rem',
    border: `2px solid ${theme.vars.palette.text.primary}`,
    borderRadius: '3px',
    background: `linear-gradient(currentColor 0 0) 50% / 2px 100%, linear-gradient(currentColor 0 0) 0 / 100% 2px, linear-gradient(${theme.vars.palette.lamp} 0 0) 0 100% / 50% 50%`,
    backgroundColor: theme.vars.palette.background.paper,
    backgroundRepeat: 'no-repeat',
    // In forced colors, browsers would otherwise remove the gradients, and with them the panes.
    forcedColorAdjust: 'none',
    // In print, browsers would otherwise leave out the gradients and the background color.
    printColorAdjust: 'exact',
  },
  'li:nth-of-type(2)::before': { backgroundSize: '2px 100%, 100% 2px, 100% 50%' },
  'li:nth-of-type(3)::before': {
    backgroundSize: '2px 100%, 100% 2px, 100% 100%',
    // In dark colors, the light bars could not be seen between four lit panes.
    ...theme.applyStyles('dark', { color: theme.vars.palette.background.default }),
  },
  p: { gridColumn: -2, marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary },
})) as typeof List;
