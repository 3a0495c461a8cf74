import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@lawyers/ui';
import { Picture } from '../../pictures/picture';
import { duskPicture, sitePicture } from '../../pictures/site-pictures';
import { homeCopy } from './home.copy';

const copy = homeCopy.whyChooseUs;
const files = sitePicture('about').filter(({ width }) => width === 640);

export function WhyChooseUs() {
  return (
    <Section background="sunk" aria-labelledby="why-choose-us">
      <Container>
        <Stack spacing={10}>
          <Stack spacing={3} sx={{ maxWidth: '46rem' }}>
            <Typography variant="h5" component="h2" id="why-choose-us">
              {copy.heading}
            </Typography>
            <Typography variant="h2" component="p">
              {copy.statement}
            </Typography>
            <Typography>{copy.text}</Typography>
          </Stack>
          <Columns>
            <Points>
              {copy.points.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Points>
            <Picture
              files={files}
              dusk={duskPicture('about')}
              alt={copy.pictureAlt}
              sizes="(min-width: 1000px) 360px, 90vw"
            />
          </Columns>
        </Stack>
      </Container>
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10),
  img: { width: '100%', borderRadius: theme.shape.borderRadius },
  // Beside the reasons, the picture is square; 85% keeps both chairs and the window in view.
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '2fr 1fr',
    img: { aspectRatio: '1', objectFit: 'cover', objectPosition: '85%' },
  },
}));

const Points = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7),
  margin: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(8) },
  div: {
    paddingTop: theme.spacing(4),
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
  },
  dt: { fontWeight: 700 },
  dd: { margin: theme.spacing(2, 0, 0), color: theme.vars.palette.text.secondary },
}));
