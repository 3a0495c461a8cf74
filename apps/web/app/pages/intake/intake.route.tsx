import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
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
                <Typography variant="body2" sx={{ [whileUnserved]: { visibility: 'hidden' } }}>
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
            <Box sx={{ [whileUnserved]: { display: 'none' } }}>
              <InquiryNotes heading={nextSteps.heading} paragraphs={nextSteps.steps} />
            </Box>
          </FormAside>
        </FormColumns>
      </Container>
    </Section>
  );
}

/**
 * Applies while the form says that the visitor's US state is not served (`issue-and-zip-fields.tsx`). Then nothing can
 * be sent, and nothing told by phone can be passed on. The line with the phone number keeps its place, so that nothing
 * below it moves.
 */
const whileUnserved = 'main:has([data-unserved]) &';
