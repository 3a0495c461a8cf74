/** In ms: longer than between two keys of somebody who types, and than a tap. */
let pause = 300;

/** A `performance.now()`. */
let quietFrom = 0;

const record = () => (quietFrom = performance.now() + pause);

/** Records when the visitor types or taps, for `whenQuiet`. */
export function watchActivity(): void {
  addEventListener('keydown', record);
  addEventListener('pointerdown', record);
}

/** Resolves when the visitor has paused, so that work of up to 100 ms on an old phone delays no key and no tap. */
export async function whenQuiet(): Promise<void> {
  while (performance.now() < quietFrom) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Shortens every wait, now and later, to what the browser needs to show a tap: the visitor waits for the result. */
export function hurry(): void {
  pause = 50;
  record();
}
