import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { emergency, injuryIssue, intakeHref, t, telHref } from '@lawyers/domain';
import { chevron, minTargetSize, phoneWithLargeText, Section } from '@lawyers/ui';
import { Island } from '../../hydration/island';
import { ImmigrationNote } from '../../layout/immigration-note';
import { PhoneLink } from '../../layout/phone-link';
import { InlineScript } from '../../while-parsing/inline-script';
import { HeroPicture } from './hero-picture';
import { homeCopy } from './home.copy';
import { IssueSearch } from './issue-search.island';
import { Ridges, Sun, tooNarrowForSun } from './landscape';
import { Lead } from './lead';

const copy = homeCopy.hero;

/** The top of the home page: heading, issue search, the links and notes below the search, and a picture. */
export function Hero() {
  return (
    <First spaceAbove="small">
      <Container>
        <Columns>
          <Stack spacing={4}>
            <Words spacing={3}>
              <Sun />
              <Typography variant="h1">{copy.heading}</Typography>
              <Lead variant="subtitle1">{copy.reassurance}</Lead>
            </Words>
            <Search>
              <Ridges />
              <Island name="issue-search" component={IssueSearch} props={{}} />
              <InlineScript name="issue-picker" />
            </Search>
            <Stack>
              <HelpRow variant="caption">
                <strong>
                  {`${copy.danger} `}
                  <Link href={telHref(emergency.phone)}>{copy.call(emergency.phone)}</Link>
                </strong>
                <Link href="#help-now">{copy.helpLines}</Link>
                <PhoneLink />
              </HelpRow>
              <InjuryRow href={intakeHref(injuryIssue.name)} underline="none">
                {copy.injury}
              </InjuryRow>
              <Typography variant="caption" sx={{ marginTop: 3 }}>
                <ImmigrationNote />
                {` ${copy.note}`}
              </Typography>
            </Stack>
          </Stack>
          <HeroPicture />
        </Columns>
      </Container>
    </First>
  );
}

// The drawings `Sun` and `Ridges` have `position: absolute`. It refers to this section, so that they reach the edges of
// the window. In `Words` and `Search`, everything else is positioned, too, so that it is painted above the drawings.
const First = styled(Section)({ position: 'relative' });

const Words = styled(Stack)(({ theme }) => ({
  '& > :not(svg)': { position: 'relative' },
  // The margin is as wide as the part of the sun's disc that is beside the heading, so that even in large text no word
  // lies on the disc: in the dark scheme, the disc is the moon, and has the color of the words.
  [theme.breakpoints.down('lg')]: { h1: { marginInlineEnd: '1.0625rem' } },
  [tooNarrowForSun]: { h1: { marginInlineEnd: 0 } },
}));

const Search = styled('div')({ marginTop: '0.25rem', '& > :not(svg)': { position: 'relative' } });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) min(34vw, 29.75rem)',
    gap: theme.spacing(10),
  },
}));

// A row as high as a field of the form above, so that it is as easy to hit.
const InjuryRow = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  padding: theme.spacing(2, 4),
  border: `1px solid ${theme.vars.palette.controlBorder}`,
  borderRadius: theme.shape.borderRadius,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.3,
  '&::after': {
    ...chevron(theme),
    content: '""',
    marginLeft: theme.spacing(4),
    transform: 'rotate(-45deg)',
  },
}));

/** Windows too narrow for the three links in one row. Then 911 is in the first row, and the other two are below it. */
const narrowForHelp = '@media (max-width: 23.4em)';
const narrowForSpanishHelp = '@media (max-width: 24.2em)';

/** Links to 911, to the help lines, and to the company's phone number, in a row as high as a touch target. */
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
