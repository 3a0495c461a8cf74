import type { readLaunch } from './read-launch';

/** The inputs of all checks, read before any check runs. */
export type Launch = ReturnType<typeof readLaunch>;

/** One reason against a launch: its subject, such as a setting, what is wrong, and what to change where. */
export type Finding = readonly [item: string, problem: string, fix: string];

export type Check = (launch: Launch) => Iterable<Finding>;
