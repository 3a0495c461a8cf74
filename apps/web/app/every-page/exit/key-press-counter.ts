export type KeyPressCounter = { readonly press: () => void; readonly reset: () => void };

export type KeyPressListeners = {
  /** Receives the number of presses left. After the last one the count restarts. */
  readonly onPress: (left: number) => void;
  /** A pause was too long, and the count restarts. */
  readonly onExpired: () => void;
  /** `reset` has ended a count. */
  readonly onReset: () => void;
};

/** Counts key presses up to `needed`, with at most `pause` milliseconds between two of them. */
export function countKeyPresses(
  needed: number,
  pause: number,
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
      const left = needed - count;
      if (left > 0) timer = setTimeout(expire, pause);
      else count = 0;
      onPress(left);
    },
  };
}
