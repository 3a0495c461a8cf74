import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { PageWidth, Section, Stack } from '@lawyers/ui';
import { ContactInquiryForm } from '../contact/contact-inquiry';
import { FormHelp } from '../shell/form-help';
import { homeCopy } from './home.copy';

const copy = homeCopy.contact;

export function ContactSection() {
  return (
    <Section aria-labelledby="contact-heading">
      <PageWidth>
        <Stack gap={8}>
          <Stack gap={3}>
            <Typography variant="h2" id="contact-heading">
              {copy.heading}
            </Typography>
            <p>
              {copy.lead} {copy.promise}
            </p>
          </Stack>
          <FormHelp />
          <ContactInquiryForm page={paths.home} />
        </Stack>
      </PageWidth>
    </Section>
  );
}
