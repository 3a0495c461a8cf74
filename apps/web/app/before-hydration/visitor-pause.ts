/**
 * How long after a key press or tap the visitor counts as pausing, in milliseconds. It is longer than the time between
 * two keys of a typist, and longer than a tap takes.
 */
let pause = 300;

/** The time, as `performance.now()`, from which the visitor counts as pausing. */
let quietFrom = 0;

const record = () => (quietFrom = performance.now() + pause);

/** Records the time of every key press and tap, for `whenQuiet`. */
export function watchActivity(): void {
  addEventListener('keydown', record);
  addEventListener('pointerdown', record);
}

/**
 * Resolves when the visitor pauses. Hydration waits for it, because its tasks of up to 100 ms on an old phone would
 * delay the response to a key or tap.
 */
export async function whenQuiet(): Promise<void> {
  while (performance.now() < quietFrom) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Shortens all waits, current and later ones, to 50 ms, in which the browser can paint its response to a tap. Called
 * when the visitor has pressed a submit button and is waiting for hydration.
 */
export function hurry(): void {
  pause = 50;
  record();
}
