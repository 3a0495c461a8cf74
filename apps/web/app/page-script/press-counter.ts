export type PressCounter = { readonly press: () => void; readonly reset: () => void };

/**
 * Counts presses of a key up to `needed`, with at most `pause` milliseconds between two of them; `onPress` hears
 * how many are left. `onLapse` hears when the pause was too long and counting starts anew.
 */
export function countPresses(
  needed: number,
  pause: number,
  onPress: (left: number) => void,
  onLapse: () => void,
): PressCounter {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    count = 0;
    clearTimeout(timer);
  };
  const lapse = () => {
    reset();
    onLapse();
  };
  return {
    reset,
    press() {
      clearTimeout(timer);
      count += 1;
      const left = needed - count;
      if (left > 0) timer = setTimeout(lapse, pause);
      else count = 0;
      onPress(left);
    },
  };
}
