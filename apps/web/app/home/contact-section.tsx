import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import Stack from '@mui/material/Stack';
import Container from '@mui/material/Container';
import { Section } from '@lawyers/ui';
import { ContactInquiryForm } from '../contact/contact-inquiry';
import { contactIssue } from '../contact/contact-issue';
import { Island } from '../hydration/island';
import { IssueHelp } from '../inquiry/issue-help';
import { homeCopy } from './home.copy';

const copy = homeCopy.contact;

export function ContactSection() {
  return (
    <Section aria-labelledby="contact-heading">
      <Container>
        <Stack spacing={8}>
          <Stack spacing={3}>
            <Typography variant="h2" id="contact-heading">
              {copy.heading}
            </Typography>
            <Typography sx={{ maxWidth: '42rem' }}>{`${copy.lead} ${copy.promise}`}</Typography>
          </Stack>
          <Island name="issue-help" component={IssueHelp} props={contactIssue} />
          <Island
            name="contact-inquiry"
            component={ContactInquiryForm}
            props={{ page: paths.home }}
          />
        </Stack>
      </Container>
    </Section>
  );
}
