/** Time, handed in so that the policy can be tested without waiting. */
export type Clock = {
  /** In milliseconds. Unlike `sleep`, it goes on while the device sleeps. */
  readonly now: number;
  /** Resolves after `milliseconds`. */
  readonly sleep: (milliseconds: number) => Promise<void>;
};

export const systemClock: Clock = {
  get now() {
    return Date.now();
  },
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
