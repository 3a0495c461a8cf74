import type { Clock } from './clock';

/** Time that passes only when everything else is waiting for it, so that hours take no time in a test. */
export class VirtualClock implements Clock {
  /** In milliseconds since the start. */
  now = 0;
  #waiting: { at: number; wake: () => void }[] = [];

  sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => {
      this.#waiting.push({ at: this.now + milliseconds, wake });
    });

  /** Lets time pass until nothing waits for it any more. */
  async run(): Promise<void> {
    for (;;) {
      await everythingElse();
      this.#waiting.sort((a, b) => a.at - b.at);
      const next = this.#waiting.shift();
      if (!next) return;
      this.now = next.at;
      next.wake();
    }
  }
}

function everythingElse(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
