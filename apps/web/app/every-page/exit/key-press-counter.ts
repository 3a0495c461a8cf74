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
 * Counts presses of a key up to `needed`.
 * @param pause The longest time between two presses, in milliseconds.
 */
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
