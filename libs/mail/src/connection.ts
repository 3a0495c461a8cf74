/** What the browser says about its connection. It may be wrong both ways, so it never stops or delays an attempt. */
export type Connection = {
  readonly isOnline: () => boolean;
  /** Resolves when the browser is online, at once if it already is. Stops listening when `signal` aborts. */
  readonly untilOnline: (signal: AbortSignal) => Promise<void>;
};

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  untilOnline: (signal) =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise((resolve) => {
          window.addEventListener('online', () => resolve(), { signal });
        }),
};
