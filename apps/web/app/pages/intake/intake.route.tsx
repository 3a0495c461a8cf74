import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { fieldIds, Section } from '@lawyers/ui';
import { InquiryNotes } from '../../form/inquiry-notes';
import { IssueHelp } from '../../form/issue-help.island';
import { Island } from '../../hydration/island';
import { FormPostNote } from '../../inquiry/form-post-note';
import { FormAside, FormColumns } from '../../layout/form-columns';
import { ImmigrationNote } from '../../layout/immigration-note';
import { PhoneLink } from '../../layout/phone-link';
import { SafetyNote } from '../../layout/safety-note';
import { pageMeta } from '../../seo/page-meta';
import { topLawyerNote } from '../confirm/confirm.copy';
import { intakeFormId } from './intake-form-id';
import { IntakeForm } from './intake-form.island';
import { intakeCopy } from './intake.copy';

export const meta = () =>
  pageMeta({ title: intakeCopy.title, description: intakeCopy.description, path: paths.intake });

export default function Intake() {
  const { nextSteps } = intakeCopy;
  return (
    <Section spaceAbove="small">
      <Container>
        <FormColumns>
          <Stack spacing={{ xs: 2, md: 8 }}>
            <Stack spacing={2}>
              <Typography variant="h2" component="h1">
                {intakeCopy.heading}
              </Typography>
              {/* `wrap` breaks lines without looking ahead. Otherwise words would move when the end of the text is
                  parsed. */}
              <Typography variant="body2" sx={{ textWrap: 'wrap' }}>
                {`${topLawyerNote} ${intakeCopy.lead} `}
                <PhoneLink />
                {'. '}
                <ImmigrationNote />
              </Typography>
            </Stack>
            <Island
              name="issue-help"
              component={IssueHelp}
              props={{ selectId: fieldIds(intakeFormId, 'accidentId').input, fromAddress: true }}
            />
            <SafetyNote />
          </Stack>
          <div>
            <Island name="intake-form" component={IntakeForm} props={{}} early />
            <FormPostNote />
          </div>
          <FormAside sx={{ mt: { xs: 10, xl: 0 } }}>
            <InquiryNotes heading={nextSteps.heading} paragraphs={nextSteps.steps} />
          </FormAside>
        </FormColumns>
      </Container>
    </Section>
  );
}
