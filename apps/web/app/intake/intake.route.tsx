import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { PageWidth, Section, Stack } from '@lawyers/ui';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import type { PageHandle } from '../shell/page-handle';
import { pageMeta } from '../shell/page-meta';
import { CaseInquiryForm } from './case-inquiry';
import { intakeCopy } from './intake.copy';

export const handle: PageHandle = { hydrate: true };

export const meta = () =>
  pageMeta({
    title: 'Your message',
    description: 'A short form for a free, no-obligation consultation.',
    path: paths.intake,
    noindex: true,
  });

export default function Intake() {
  const { nextSteps, safety } = intakeCopy;
  return (
    <Section>
      <PageWidth>
        <Stack gap={8}>
          <Stack gap={4}>
            <Typography variant="h1">{intakeCopy.heading}</Typography>
            <Typography>{intakeCopy.lead}</Typography>
          </Stack>
          <CaseInquiryForm />
          <InquiryNotes heading={nextSteps.heading} paragraphs={nextSteps.steps} />
          <InquiryNotes {...safety} />
        </Stack>
      </PageWidth>
    </Section>
  );
}
