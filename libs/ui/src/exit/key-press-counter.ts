export type KeyPressCounter = { readonly press: () => void; readonly reset: () => void };

export type KeyPressListeners = {
  /** Called with the number of presses that are still needed. At 0, the count starts again. */
  readonly onPress: (left: number) => void;
  /** Called when a pause was too long. The count starts again. */
  readonly onExpired: () => void;
  /** Called when `reset` has ended a count. */
  readonly onReset: () => void;
};

/**
 * How often each key is pressed to leave the site, and the longest time between two presses, in milliseconds
 * (requirements § 8.1).
 */
export const exitKeys = {
  Shift: { presses: 3, pause: 5000 },
  Escape: { presses: 2, pause: 1000 },
} as const;

/** Counts presses of one key. */
export function countKeyPresses(
  { presses, pause }: (typeof exitKeys)[keyof typeof exitKeys],
  { onPress, onExpired, onReset }: KeyPressListeners,
): KeyPressCounter {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    count = 0;
    clearTimeout(timer);
  };
  const expire = () => {
    stop();
    onExpired();
  };
  return {
    reset() {
      if (count === 0) return;
      stop();
      onReset();
    },
    press() {
      clearTimeout(timer);
      count += 1;
      const left = presses - count;
      if (left > 0) timer = setTimeout(expire, pause);
      else count = 0;
      onPress(left);
    },
  };
}
