import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import Stack from '@mui/material/Stack';
import Container from '@mui/material/Container';
import { Section } from '@lawyers/ui';
import { Island } from '../hydration/island';
import { pageMeta } from '../seo/page-meta';
import { IssueHelp } from '../inquiry/issue-help';
import { PhoneLink } from '../page-parts/phone-link';
import { ContactInquiryForm } from './contact-inquiry';
import { contactIssue } from './contact-issue';
import { contactCopy } from './contact.copy';

export const meta = () =>
  pageMeta({
    title: contactCopy.heading,
    description: contactCopy.description,
    path: paths.contact,
  });

export default function Contact() {
  return (
    <Section>
      <Container>
        <Stack spacing={8}>
          <Stack spacing={4}>
            <Typography variant="h1">{contactCopy.heading}</Typography>
            <Typography>{contactCopy.lead}</Typography>
            <Typography>
              {contactCopy.phone} <PhoneLink />
            </Typography>
          </Stack>
          <Island name="issue-help" component={IssueHelp} props={contactIssue} />
          <Island
            name="contact-inquiry"
            component={ContactInquiryForm}
            props={{ page: paths.contact }}
            preload
          />
        </Stack>
      </Container>
    </Section>
  );
}
