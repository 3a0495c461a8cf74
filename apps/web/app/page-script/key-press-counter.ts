export type KeyPressCounter = { readonly press: () => void; readonly reset: () => void };

/**
 * Counts key presses up to `needed`, with at most `pause` milliseconds between two of them. `onPress` receives the
 * number of presses left; after the last one the count restarts. `onTimeout` runs when a pause is too long.
 */
export function countKeyPresses(
  needed: number,
  pause: number,
  onPress: (left: number) => void,
  onTimeout: () => void,
): KeyPressCounter {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    count = 0;
    clearTimeout(timer);
  };
  const timeOut = () => {
    reset();
    onTimeout();
  };
  return {
    reset,
    press() {
      clearTimeout(timer);
      count += 1;
      const left = needed - count;
      if (left > 0) timer = setTimeout(timeOut, pause);
      else count = 0;
      onPress(left);
    },
  };
}
