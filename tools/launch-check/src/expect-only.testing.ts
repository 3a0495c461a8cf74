import type { Finding, Launch } from './launch';
import { launchFindings } from './launch-findings';

/** Expects one finding, with a fix. */
export function expectOnly(launch: Launch, item: string, problem: RegExp | string): void {
  expect(launchFindings(launch)).toEqual<Finding[]>([
    {
      item,
      problem: expect.stringMatching(problem) as string,
      fix: expect.stringMatching(/\w/) as string,
    },
  ]);
}
