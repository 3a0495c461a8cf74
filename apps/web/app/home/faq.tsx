import Typography from '@mui/material/Typography';
import { faqTabs } from '@lawyers/domain';
import Stack from '@mui/material/Stack';
import { DisclosureList, Section, Tabs, TextWidth } from '@lawyers/ui';
import { homeCopy } from './home.copy';

export function Faq() {
  return (
    <Section ground="sunk" aria-labelledby="faq" itemScope itemType="https://schema.org/FAQPage">
      <TextWidth>
        <Stack spacing={6}>
          <Typography variant="h2" id="faq">
            {homeCopy.faq.heading}
          </Typography>
          <Tabs
            id="faq"
            label={homeCopy.faq.heading}
            tabs={faqTabs.map(({ title, entries }) => ({
              title,
              content: <DisclosureList entries={entries} />,
            }))}
          />
        </Stack>
      </TextWidth>
    </Section>
  );
}
