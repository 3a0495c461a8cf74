/** In ms: longer than between two keys of somebody who types, and than a tap. */
let pause = 300;

/** A `performance.now()`. */
let quietFrom = 0;

/** Records when the visitor types or taps, for `whenQuiet`. */
export function watchActivity(): void {
  const record = () => (quietFrom = performance.now() + pause);
  addEventListener('keydown', record, true);
  addEventListener('pointerdown', record, true);
}

/**
 * Resolves when the visitor has paused, so that work of up to 100 ms on an old phone delays no key and no tap, or at
 * once after `hurry`.
 */
export async function whenQuiet(): Promise<void> {
  while (performance.now() < quietFrom) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Ends every wait, now and later: the visitor waits for the result. */
export function hurry(): void {
  quietFrom = pause = 0;
}
