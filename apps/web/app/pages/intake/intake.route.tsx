import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { fieldIds, Section } from '@lawyers/ui';
import { InquiryNotes } from '../../form/inquiry-notes';
import { IssueHelp } from '../../form/issue-help.island';
import { Island } from '../../hydration/island';
import { InquiryIsland } from '../../inquiry/inquiry-island';
import { FormAside, FormColumns } from '../../layout/form-columns';
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
          <Stack spacing={{ xs: 3, md: 8 }}>
            <Stack spacing={{ xs: 2, md: 3 }}>
              <Typography variant="h2" component="h1">
                {intakeCopy.heading}
              </Typography>
              <div>
                <Typography variant="body2">
                  {`${intakeCopy.lead} `}
                  <PhoneLink />
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {topLawyerNote}
                </Typography>
              </div>
            </Stack>
            <Island
              name="issue-help"
              component={IssueHelp}
              props={{ selectId: fieldIds(intakeFormId, 'accidentId').input, fromAddress: true }}
            />
          </Stack>
          <InquiryIsland name="intake-form" component={IntakeForm} props={{}} early />
          <FormAside sx={{ mt: { xs: 10, xl: 0 } }}>
            <SafetyNote />
            <NextSteps>
              <InquiryNotes heading={nextSteps.heading} paragraphs={nextSteps.steps} />
            </NextSteps>
          </FormAside>
        </FormColumns>
      </Container>
    </Section>
  );
}

// Hidden while the form says that the visitor's US state is not served (`issue-and-zip-fields.tsx`), because nothing can
// be sent then.
const NextSteps = styled('div')({ 'main:has([data-unserved]) &': { display: 'none' } });
