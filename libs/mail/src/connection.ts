/** What the browser knows of its connection. `true` proves nothing; `false` is certain. */
export type Connection = {
  readonly isOnline: () => boolean;
  /** Resolves when the browser is online again. */
  readonly untilOnline: () => Promise<void>;
};

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  untilOnline: () =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise((resolve) => {
          window.addEventListener('online', () => resolve(), { once: true });
        }),
};
