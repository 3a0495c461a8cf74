import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { color, PageWidth, space, Stack, typeScale, wide } from '@lawyers/ui';
import { Island } from '../islands/island';
import { HeroPicture } from './hero-picture';
import { homeCopy } from './home.copy';
import { IssueSearch } from './issue-search';

const copy = homeCopy.hero;

/** The first screen: what this is, and the first step. */
export function Hero() {
  return (
    <Ground>
      <PageWidth>
        <Columns>
          <Stack gap={5}>
            <Stack gap={3}>
              <Typography variant="h1">{copy.heading}</Typography>
              <Lead>{copy.reassurance}</Lead>
            </Stack>
            <Island name="issue-search" of={IssueSearch} props={{}} />
            <Typography variant="body2">{copy.note}</Typography>
          </Stack>
          <HeroPicture />
        </Columns>
      </PageWidth>
    </Ground>
  );
}

const Ground = styled('section')({
  paddingBlock: `${space(5)} ${space(12)}`,
  [wide]: { paddingBlock: space(12) },
});

const Columns = styled('div')({
  display: 'grid',
  gap: space(8),
  '@media (min-width: 1000px)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'center',
    gap: space(14),
  },
});

const Lead = styled('p')({
  maxWidth: '34rem',
  color: color('softInk'),
  fontSize: typeScale.lead,
  lineHeight: 1.5,
});
