import { emergency, helpLinesFor, issueNames } from '@lawyers/domain';
import Stack from '@mui/material/Stack';
import { HelpStrip } from '../src';

export const forEachIssue = (
  <Stack spacing={4}>
    {issueNames.map((issue) => (
      <HelpStrip
        key={issue}
        emergency={emergency}
        line={helpLinesFor(issue)[0]!}
        allHref="#help-now"
      />
    ))}
  </Stack>
);
