import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { Section, textWidth } from '@lawyers/ui';
import { IssueHelp } from '../../form/issue-help.island';
import { Island } from '../../hydration/island';
import { InquiryIsland } from '../../inquiry/inquiry-island';
import { FormAside, FormColumns } from '../../layout/form-columns';
import { ImmigrationNote } from '../../layout/immigration-note';
import { PhoneLink } from '../../layout/phone-link';
import { SafetyNote } from '../../layout/safety-note';
import { pageMeta } from '../../seo/page-meta';
import { ContactForm, contactIssue } from './contact-form.island';
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
        <FormColumns>
          <Stack spacing={{ xs: 2, md: 4 }}>
            <Typography variant="h1">{contactCopy.heading}</Typography>
            <Typography variant="body2" sx={{ maxWidth: textWidth, textWrap: 'wrap' }}>
              {`${contactCopy.phone} `}
              <PhoneLink />
              {'. '}
              <ImmigrationNote />
            </Typography>
          </Stack>
          <FormAside>
            <Island name="issue-help" component={IssueHelp} props={contactIssue} />
          </FormAside>
          <Stack spacing={{ xs: 2, md: 8 }}>
            <SafetyNote />
            <InquiryIsland
              name="contact-form"
              component={ContactForm}
              props={{ page: paths.contact }}
              early
            />
          </Stack>
        </FormColumns>
      </Container>
    </Section>
  );
}
