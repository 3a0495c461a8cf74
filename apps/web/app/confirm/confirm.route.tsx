import Typography from '@mui/material/Typography';
import { paths } from '@lawyers/domain';
import { Panel, Section, Stack, TextWidth } from '@lawyers/ui';
import { GoHome } from '../shell/go-home';
import { pageMeta } from '../shell/page-meta';
import { confirmCopy } from './confirm.copy';
import { confirmedReference } from './confirmed-inquiry';

export const meta = () =>
  pageMeta({
    title: 'Thank you',
    description: confirmCopy.statement,
    path: paths.confirm,
    noindex: true,
  });

export default function Confirm() {
  const reference = confirmedReference();
  return (
    <Section>
      <TextWidth>
        <Stack gap={8}>
          <Typography variant="h1" tabIndex={-1} ref={(heading) => heading?.focus()}>
            {confirmCopy.statement}
          </Typography>
          {reference ? (
            <Panel>
              <Typography>
                {confirmCopy.reference.label}: <strong>{reference}</strong>
              </Typography>
              <Typography variant="body2">{confirmCopy.reference.note}</Typography>
            </Panel>
          ) : (
            <Typography>{confirmCopy.withoutReference}</Typography>
          )}
          <Stack gap={4}>
            <Typography variant="h2">{confirmCopy.whatNext.heading}</Typography>
            {confirmCopy.whatNext.steps.map(({ title, text }) => (
              <div key={title}>
                <Typography variant="h3">{title}</Typography>
                <Typography>{text}</Typography>
              </div>
            ))}
          </Stack>
          <GoHome />
        </Stack>
      </TextWidth>
    </Section>
  );
}
