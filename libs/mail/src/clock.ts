/** A parameter of `deliver`, so that tests need not wait. */
export type Clock = {
  /** In milliseconds. Continues while the device is suspended; timers such as `sleep` do not. */
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
