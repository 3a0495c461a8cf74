import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { Section, TextColumns } from '@lawyers/ui';
import { IssueHelp } from '../../form/issue-help.island';
import { Island } from '../../hydration/island';
import { InquiryIsland } from '../../inquiry/inquiry-island';
import { ImmigrationNote } from '../../layout/immigration-note';
import { SafetyNote } from '../../layout/safety-note';
import { ContactForm, contactIssue } from '../contact/contact-form.island';
import { homeCopy } from './home.copy';
import { Lead } from './lead';

const copy = homeCopy.contact;

export function ContactSection() {
  return (
    <Section aria-labelledby="contact-heading">
      <Container>
        <TextColumns>
          <Stack spacing={3}>
            <Typography variant="h2" id="contact-heading">
              {copy.heading}
            </Typography>
            <Lead>{copy.lead}</Lead>
            <Typography variant="caption">
              <ImmigrationNote />
            </Typography>
          </Stack>
          <Stack spacing={8}>
            <Island name="issue-help" component={IssueHelp} props={contactIssue} />
            <Stack spacing={{ xs: 2, md: 8 }}>
              <SafetyNote />
              <InquiryIsland
                name="contact-form"
                component={ContactForm}
                props={{ page: paths.home }}
              />
            </Stack>
          </Stack>
        </TextColumns>
      </Container>
    </Section>
  );
}
