import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { paths } from '@lawyers/domain';
import { fieldIds, PageWidth, Section, space, Stack } from '@lawyers/ui';
import { Island } from '../islands/island';
import { PhoneLink } from '../shell/phone-link';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import { IssueHelp } from '../shell/issue-help';
import { pageMeta } from '../shell/page-meta';
import { caseFormId } from './case-form-id';
import { CaseInquiryForm } from './case-inquiry';
import { intakeCopy } from './intake.copy';

export const meta = () =>
  pageMeta({
    title: 'Your message',
    description: 'A short form for a free, no-obligation consultation.',
    path: paths.intake,
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
          <Island
            name="issue-help"
            of={IssueHelp}
            props={{ select: fieldIds(caseFormId, 'accidentId').input, fromAddress: true }}
            eager
          />
          <Columns>
            <Island name="case-form" of={CaseInquiryForm} props={{}} eager />
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
