import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Section } from '@lawyers/ui';
import { Picture } from '../../pictures/picture';
import { duskPicture, sitePicture } from '../../pictures/site-pictures';
import { homeCopy } from './home.copy';

const copy = homeCopy.whyChooseUs;

export function WhyChooseUs() {
  return (
    <Section background="sunk" aria-labelledby="why-choose-us">
      <Container>
        <Columns>
          <Stack spacing={8}>
            <Stack spacing={3}>
              <Typography variant="h2" id="why-choose-us">
                {copy.heading}
              </Typography>
              <Typography variant="h4" component="p">
                {copy.statement}
              </Typography>
              <Typography>{copy.text}</Typography>
            </Stack>
            <Points>
              {copy.points.map(({ title, text, link }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    {link ? `${text} ` : text}
                    {link && <Link href={link.href}>{link.text}</Link>}
                  </dd>
                </div>
              ))}
            </Points>
          </Stack>
          <Picture
            files={sitePicture('two-cups')}
            dusk={duskPicture('two-cups')}
            alt={copy.pictureAlt}
            ratio={1}
          />
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(10),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 44rem) 320px',
    justifyContent: 'space-between',
  },
}));

const Points = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(7),
  margin: 0,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(8) },
  dt: { fontWeight: 700, textWrap: 'balance' },
  dd: { margin: theme.spacing(2, 0, 0), color: theme.vars.palette.text.secondary },
}));
