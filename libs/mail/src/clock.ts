/** Time, handed in so that the policy can be tested without waiting. */
export type Clock = {
  /** Resolves after `milliseconds`. */
  readonly sleep: (milliseconds: number) => Promise<void>;
};

export const systemClock: Clock = {
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
