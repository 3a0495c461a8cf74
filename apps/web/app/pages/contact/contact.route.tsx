import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { Section } from '@lawyers/ui';
import { ContactInquiryForm } from '../../inquiry/contact-inquiry';
import { contactIssue } from '../../inquiry/contact-issue';
import { IssueHelp } from '../../inquiry/issue-help';
import { Island } from '../../islands/island';
import { ImmigrationNote } from '../../layout/immigration-note';
import { PhoneLink } from '../../layout/phone-link';
import { pageMeta } from '../../seo/page-meta';
import { contactCopy } from './contact.copy';

export const meta = () =>
  pageMeta({
    title: contactCopy.heading,
    description: contactCopy.description,
    path: paths.contact,
  });

export default function Contact() {
  return (
    <Section spaceAbove="page">
      <Container>
        <Stack spacing={8}>
          <Stack spacing={4}>
            <Typography variant="h1">{contactCopy.heading}</Typography>
            <Typography>{contactCopy.lead}</Typography>
            <Typography>
              {contactCopy.phone} <PhoneLink />
            </Typography>
            <ImmigrationNote />
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
