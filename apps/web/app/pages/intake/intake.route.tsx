import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { fieldIds, formWidth, headerHeight, NotesDisclosure, Section } from '@lawyers/ui';
import { InquiryNotes } from '../../inquiry/inquiry-notes';
import { IssueHelp } from '../../inquiry/issue-help';
import { topLawyerNote } from '../../inquiry/top-lawyer.copy';
import { Island } from '../../islands/island';
import { ImmigrationNote } from '../../layout/immigration-note';
import { PhoneLink } from '../../layout/phone-link';
import { pageMeta } from '../../seo/page-meta';
import { intakeFormId } from './intake-form-id';
import { IntakeInquiryForm } from './intake-inquiry';
import { intakeCopy } from './intake.copy';

export const meta = () =>
  pageMeta({
    title: intakeCopy.title,
    description: intakeCopy.description,
    path: paths.intake,
  });

export default function Intake() {
  const { nextSteps, safety } = intakeCopy;
  return (
    <Section spaceAbove="small">
      <Container>
        <Stack spacing={{ xs: 2, md: 8 }}>
          <Stack spacing={{ xs: 1, md: 2 }}>
            <Typography variant="h2" component="h1">
              {intakeCopy.heading}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {topLawyerNote}
            </Typography>
            <Typography sx={{ maxWidth: formWidth }}>
              {`${intakeCopy.lead} ${intakeCopy.phone} `}
              <PhoneLink />
            </Typography>
            <ImmigrationNote />
          </Stack>
          <Columns>
            <Stack spacing={{ xs: 2, md: 8 }}>
              <Island
                name="issue-help"
                component={IssueHelp}
                props={{ selectId: fieldIds(intakeFormId, 'accidentId').input, fromAddress: true }}
              />
              <NotesDisclosure>
                <summary>{safety.heading}</summary>
                {safety.paragraphs.map((paragraph) => (
                  <Typography key={paragraph}>{paragraph}</Typography>
                ))}
              </NotesDisclosure>
              <Island name="intake-inquiry" component={IntakeInquiryForm} props={{}} preload />
            </Stack>
            <InquiryNotes heading={nextSteps.heading} paragraphs={nextSteps.steps} />
          </Columns>
        </Stack>
      </Container>
    </Section>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(12),
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'minmax(0, 1000px) 17rem',
    gap: theme.spacing(14),
    '& > :last-child': {
      alignSelf: 'start',
      position: 'sticky',
      top: `calc(${headerHeight} + ${theme.spacing(5)})`,
    },
  },
}));
