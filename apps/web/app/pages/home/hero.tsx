import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { emergency, injuryIssue, intakeHref, t, telHref } from '@lawyers/domain';
import { minTargetSize, phoneWithLargeText, Section } from '@lawyers/ui';
import { Island } from '../../islands/island';
import { ImmigrationNote, LinkNote } from '../../layout/immigration-note';
import { PhoneLink } from '../../layout/phone-link';
import { HeroPicture } from './hero-picture';
import { homeCopy } from './home.copy';
import { IssueSearch } from './issue-search.island';
import { Lead } from './lead';

const copy = homeCopy.hero;

/** The first screen: heading, issue search, and help lines. */
export function Hero() {
  return (
    <Section spaceAbove="small">
      <Container>
        <Columns>
          <Stack spacing={4}>
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
              <Stack spacing={3}>
                <LinkNote variant="caption">
                  <strong>
                    <Link href={intakeHref(injuryIssue.name)}>{copy.injury}</Link>
                  </strong>
                </LinkNote>
                <ImmigrationNote />
                <LinkNote variant="caption">{copy.note}</LinkNote>
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
    gridTemplateColumns: 'minmax(0, 1fr) min(34vw, 476px)',
    gap: theme.spacing(10),
  },
}));

/** Where the three links do not fit into one row: two columns, the phone number below 911. */
const narrowForHelp = '@media (max-width: 23.4em)';
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
