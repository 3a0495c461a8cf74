import type { readLaunch } from './read-launch';

/** The inputs of all checks, read before any check runs. */
export type Launch = ReturnType<typeof readLaunch>;

/** One reason against a launch: its subject, such as a setting, what is wrong, and what to change where. */
export type Finding = readonly [item: string, problem: string, fix: string];

export type Check = (launch: Launch) => Iterable<Finding>;

/** The first of several paths, and the number of others. */
export function somePaths([first, ...more]: readonly string[]): string {
  return more.length === 0 ? `${first}` : `${first} and ${more.length} more`;
}
