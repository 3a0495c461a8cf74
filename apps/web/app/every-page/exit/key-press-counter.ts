export type KeyPressCounter = { readonly press: () => void; readonly reset: () => void };

export type KeyPressListeners = {
  /** Receives the number of presses left. After the last one the count restarts. */
  readonly onPress: (left: number) => void;
  /** A pause was too long, and the count restarts. */
  readonly onExpired: () => void;
  /** `reset` has ended a count. */
  readonly onReset: () => void;
};

/**
 * How often each key is pressed to leave, with at most `pause` milliseconds between two presses (requirements § 8.1).
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
