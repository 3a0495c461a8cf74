/** One thing that must not go live. */
export type Finding = {
  /** What it is about: a setting, a key of the site's facts, a template, a part of the build. */
  readonly item: string;
  readonly problem: string;
  /** What to do about it, and where. */
  readonly fix: string;
};
