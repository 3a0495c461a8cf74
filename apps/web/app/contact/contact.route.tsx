import Typography from '@mui/material/Typography';
import { paths, site } from '@lawyers/domain';
import { PageWidth, Section, Stack } from '@lawyers/ui';
import type { PageHandle } from '../shell/page-handle';
import { pageMeta } from '../shell/page-meta';
import { FormHelp } from '../shell/form-help';
import { PhoneLink } from '../shell/phone-link';
import { ContactInquiryForm } from './contact-inquiry';
import { contactCopy } from './contact.copy';

export const handle: PageHandle = { hydrate: true };

export const meta = () =>
  pageMeta({
    title: contactCopy.heading,
    description: `Ask a question or tell us what you need. You get a response within ${site.responseHours} hours, at no cost.`,
    path: paths.contact,
  });

export default function Contact() {
  return (
    <Section>
      <PageWidth>
        <Stack gap={8}>
          <Stack gap={4}>
            <Typography variant="h1">{contactCopy.heading}</Typography>
            <Typography>{contactCopy.lead}</Typography>
            <Typography>
              {contactCopy.phone} <PhoneLink />
            </Typography>
          </Stack>
          <FormHelp />
          <ContactInquiryForm page={paths.contact} />
        </Stack>
      </PageWidth>
    </Section>
  );
}
