import type { Clock } from './clock';

/** For tests: a clock that advances only when nothing else is pending, so that simulated hours take no time. */
export class VirtualClock implements Clock {
  /** In milliseconds since the start. */
  now = 0;
  #timers: { at: number; resolve: () => void }[] = [];

  sleep = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      this.#timers.push({ at: this.now + milliseconds, resolve });
    });

  /** Advances time until no timer is pending. */
  async run(): Promise<void> {
    for (;;) {
      await pendingTasks();
      this.#timers.sort((a, b) => a.at - b.at);
      const next = this.#timers.shift();
      if (!next) return;
      this.now = next.at;
      next.resolve();
    }
  }
}

function pendingTasks(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
