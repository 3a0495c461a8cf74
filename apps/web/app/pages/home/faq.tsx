import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { faqTabs, paths } from '@lawyers/domain';
import { headingColumn, headingGap, Section } from '@lawyers/ui';
import { FaqEntries } from '../../layout/faq-entries';
import { homeCopy } from './home.copy';
import { Tabs } from './tabs';

export function Faq() {
  return (
    <Section aria-labelledby="faq">
      <Container>
        <Columns>
          <Typography variant="h2" id="faq">
            {homeCopy.faq.heading}
          </Typography>
          <Tabs
            id="faq"
            label={homeCopy.faq.heading}
            tabs={faqTabs.map(({ title, entries }) => ({
              title,
              content: (
                <>
                  <FaqEntries entries={entries} />
                  <More href={`${paths.about}#more-questions`}>{homeCopy.faq.more}</More>
                </>
              ),
            }))}
          />
        </Columns>
      </Container>
    </Section>
  );
}

const More = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(3),
}));

// On a wide screen, the tabs are on the left and the questions on the right.
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplate: `auto 1fr / ${headingColumn} minmax(0, 1fr)`,
    columnGap: headingGap,
    '& > div': { display: 'contents' },
    '[role=tablist]': {
      gridColumn: 1,
      flexDirection: 'column',
      alignItems: 'start',
      gap: 0,
      border: 0,
    },
    '[role=tabpanel]': { gridColumn: 2 },
    '[role=tablist]:not([hidden]) ~ [role=tabpanel]': { gridRow: '1 / span 2' },
  },
}));
