import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { intakeHref, issueTypes } from '@lawyers/domain';
import { IssuePicture, Section, touchTarget } from '@lawyers/ui';
import { homeCopy } from './home.copy';
import { Lead } from './lead';

const copy = homeCopy.legalAreas;

export function LegalAreas() {
  return (
    <Section aria-labelledby="legal-areas">
      <Container>
        <Stack spacing={8}>
          <Stack spacing={3}>
            <Typography variant="h2" id="legal-areas">
              {copy.heading}
            </Typography>
            <Lead variant="subtitle1">{copy.lead}</Lead>
          </Stack>
          <Areas>
            {issueTypes.map(({ name, label, pictureId, category1 }) => (
              <li key={name}>
                <Typography variant="h3">
                  <Link href={intakeHref(name)}>
                    <IssuePicture id={pictureId} size={40} />
                    {label}
                  </Link>
                </Typography>
                <Typography>{category1}</Typography>
              </li>
            ))}
          </Areas>
        </Stack>
      </Container>
    </Section>
  );
}

const Areas = styled(List)(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(14),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  li: {
    paddingBlock: theme.spacing(5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  p: { marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary },
  a: { ...touchTarget, gap: theme.spacing(3) },
}));
