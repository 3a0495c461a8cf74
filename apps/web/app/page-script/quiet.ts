/** In ms: longer than between two keys of somebody who types, and than between the two halves of a tap. */
const pause = 300;

const activities = ['keydown', 'input', 'pointerdown', 'pointerup'] as const;

let quietFrom = 0;
let stopWaiting: () => void;
const hurried = new Promise<void>((resolve) => (stopWaiting = resolve));

/** Records when the visitor types or taps, for `whenQuiet`. */
export function watchActivity(): void {
  const record = () => (quietFrom = performance.now() + pause);
  for (const type of activities) addEventListener(type, record, { capture: true, passive: true });
}

/**
 * Resolves when the visitor has paused, so that work of up to 100 ms on an old phone delays no key and no tap, or at
 * once after `hurry`.
 */
export function whenQuiet(): Promise<void> {
  return Promise.race([hurried, untilQuiet()]);
}

/** Ends every wait, now and later: the visitor waits for the result. */
export function hurry(): void {
  stopWaiting();
}

async function untilQuiet(): Promise<void> {
  for (let left; (left = quietFrom - performance.now()) > 0;)
    await new Promise((resolve) => setTimeout(resolve, left));
}
