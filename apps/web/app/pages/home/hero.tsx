import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { emergency, telHref } from '@lawyers/domain';
import { minTargetSize } from '@lawyers/ui';
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
    <Ground>
      <Container>
        <Columns>
          <Stack spacing={5}>
            <Stack spacing={3}>
              <Typography variant="h1">{copy.heading}</Typography>
              <Lead variant="subtitle1">{copy.reassurance}</Lead>
            </Stack>
            <Island name="issue-search" component={IssueSearch} props={{}} />
            <Stack>
              <HelpRow variant="body2">
                <strong>
                  {`${copy.danger} `}
                  <Link href={telHref(emergency.phone)}>{copy.call(emergency.phone)}</Link>
                </strong>
                <Link href="#help-now">{copy.helpLines}</Link>
                <PhoneLink />
              </HelpRow>
              <Stack spacing={2}>
                <ImmigrationNote />
                <Typography variant="body2">{copy.note}</Typography>
              </Stack>
            </Stack>
          </Stack>
          <HeroPicture />
        </Columns>
      </Container>
    </Ground>
  );
}

const Ground = styled('section')(({ theme }) => ({
  paddingBlock: `${theme.spacing(5)} ${theme.spacing(12)}`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'center',
    gap: theme.spacing(14),
  },
}));

/** Phone links in one row, as high as a touch target. */
const HelpRow = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1.5),
  minHeight: minTargetSize,
  a: { paddingBlock: theme.spacing(3) },
  [theme.breakpoints.up('sm')]: { justifyContent: 'start', columnGap: theme.spacing(6) },
}));

const Lead = styled(Typography)(({ theme }) => ({
  maxWidth: '34rem',
  color: theme.vars.palette.text.secondary,
}));
