import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { emergency, injuryIssue, intakeHref, t, telHref } from '@lawyers/domain';
import { minTargetSize, phoneWithLargeText, Section } from '@lawyers/ui';
import { Island } from '../../islands/island';
import { ImmigrationNote } from '../../layout/immigration-note';
import { PhoneLink } from '../../layout/phone-link';
import { HeroPicture } from './hero-picture';
import { homeCopy } from './home.copy';
import { IssueSearch } from './issue-search';

const copy = homeCopy.hero;

/** The first screen: heading, issue search, and help lines. */
export function Hero() {
  return (
    <Section spaceAbove="small">
      <Container>
        <Columns>
          <Stack spacing={{ xs: 4, md: 5 }}>
            <Stack spacing={3}>
              <Typography variant="h1">{copy.heading}</Typography>
              <Lead variant="subtitle1">{copy.reassurance}</Lead>
            </Stack>
            <Island name="issue-search" component={IssueSearch} props={{}} />
            <Stack>
              <HelpRow variant="caption">
                <strong>
                  {`${copy.danger} `}
                  <Link href={telHref(emergency.phone)}>{copy.call(emergency.phone)}</Link>
                </strong>
                <Link href="#help-now">{copy.helpLines}</Link>
                <PhoneLink />
              </HelpRow>
              <Link
                href={intakeHref(injuryIssue.name)}
                variant="body2"
                sx={{ paddingBlock: 2, fontWeight: 700 }}
              >
                {copy.injury}
              </Link>
              <Stack spacing={2}>
                <ImmigrationNote />
                <Typography variant="caption">{copy.note}</Typography>
              </Stack>
            </Stack>
          </Stack>
          <HeroPicture />
        </Columns>
      </Container>
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: theme.spacing(14),
  },
  '@media (min-width: 1000px) and (max-width: 1099px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gap: theme.spacing(8),
  },
}));

/** Where the three links do not fit into one row: two columns, the phone number below 911. */
const narrowForHelp = '@media (max-width: 22.4em)';
const narrowForSpanishHelp = '@media (max-width: 29.9em)';

/** Phone links in one row, as high as a touch target. */
const HelpRow = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1.5),
  minHeight: minTargetSize,
  a: { paddingBlock: theme.spacing(3) },
  [t({ en: narrowForHelp, es: narrowForSpanishHelp })]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, auto)',
    strong: { gridColumn: '1 / -1', paddingBlock: theme.spacing(2) },
  },
  [phoneWithLargeText]: { display: 'flex' },
  [theme.breakpoints.up('sm')]: { justifyContent: 'start', columnGap: theme.spacing(6) },
}));

const Lead = styled(Typography)(({ theme }) => ({
  maxWidth: '34rem',
  color: theme.vars.palette.text.secondary,
}));
