import { emergency, helpLines, helpLinesFor } from '@lawyers/domain';
import { HelpNow } from '../src';

export const everyLine = <HelpNow emergency={emergency} helpLines={helpLines} />;

export const forOneIssue = (
  <HelpNow emergency={emergency} helpLines={helpLinesFor('Partner Violence')} />
);
