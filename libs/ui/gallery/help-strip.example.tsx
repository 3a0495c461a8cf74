import { emergency, helpLinesFor, issueNames } from '@lawyers/domain';
import { HelpStrip, Stack } from '../src';

export const forEachIssue = (
  <Stack>
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
