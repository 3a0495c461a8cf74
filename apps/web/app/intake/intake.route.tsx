import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '@lawyers/domain';
import { PageWidth, Section, space, Stack } from '@lawyers/ui';
import { FormHelp } from '../shell/form-help';
import { PhoneLink } from '../shell/phone-link';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import type { PageHandle } from '../shell/page-handle';
import { pageMeta } from '../shell/page-meta';
import { CaseInquiryForm, caseFormId } from './case-inquiry';
import { useIntakeStart } from './use-intake-start';
import { intakeCopy } from './intake.copy';

export const handle: PageHandle = { hydrate: true };

export const meta = () =>
  pageMeta({
    title: 'Your message',
    description: 'A short form for a free, no-obligation consultation.',
    path: paths.intake,
  });

export default function Intake() {
  const { issue } = useIntakeStart(caseFormId);
  const { nextSteps, safety } = intakeCopy;
  return (
    <Section>
      <PageWidth>
        <Stack gap={8}>
          <Stack gap={4}>
            <Typography variant="h1">{intakeCopy.heading}</Typography>
            <Typography>{intakeCopy.lead}</Typography>
          </Stack>
          <FormHelp issue={issue} />
          <Columns>
            <div>
              <CaseInquiryForm />
            </div>
            <Stack gap={8}>
              <InquiryNotes heading={nextSteps.heading} paragraphs={nextSteps.steps} />
              <InquiryNotes {...safety} />
              <Typography>
                {intakeCopy.phone} <PhoneLink />
              </Typography>
            </Stack>
          </Columns>
        </Stack>
      </PageWidth>
    </Section>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: space(12),
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1000px) 17rem',
    gap: space(14),
    '& > :last-child': { alignSelf: 'start', position: 'sticky', top: space(24) },
  },
});
