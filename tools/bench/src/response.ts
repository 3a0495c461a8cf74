/** How many times slower than this machine's processor. */
export const slowdown = 4;

/** Times from an interaction to the next paint, in ms: the longest of each go. */
export type Response = {
  readonly name: string;
  /** The interaction is the first touch of the page, so that the application starts under it. */
  readonly starting: readonly number[];
  /** The application runs. */
  readonly running: readonly number[];
};
