import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { paths } from '@lawyers/domain';
import { PageWidth, Section, Stack } from '@lawyers/ui';
import { ContactInquiryForm } from '../contact/contact-inquiry';
import { contactIssue } from '../contact/contact-issue';
import { Island } from '../islands/island';
import { IssueHelp } from '../shell/issue-help';
import { homeCopy } from './home.copy';

const copy = homeCopy.contact;

const Lead = styled('p')({ maxWidth: '42rem' });

export function ContactSection() {
  return (
    <Section aria-labelledby="contact-heading">
      <PageWidth>
        <Stack gap={8}>
          <Stack gap={3}>
            <Typography variant="h2" id="contact-heading">
              {copy.heading}
            </Typography>
            <Lead>
              {copy.lead} {copy.promise}
            </Lead>
          </Stack>
          <Island name="issue-help" of={IssueHelp} props={contactIssue} />
          <Island name="contact-form" of={ContactInquiryForm} props={{ page: paths.home }} />
        </Stack>
      </PageWidth>
    </Section>
  );
}
