/** The visibility of the page. It is hidden in another tab, behind another app, or on a locked device. */
export type PageVisibility = {
  /** Resolves when the page is hidden, at once if it already is. Stops listening when `signal` aborts. */
  readonly untilHidden: (signal: AbortSignal) => Promise<void>;
};

export const browserVisibility: PageVisibility = {
  untilHidden: (signal) =>
    new Promise((resolve) => {
      const check = () => {
        if (document.visibilityState === 'hidden') resolve();
      };
      document.addEventListener('visibilitychange', check, { signal });
      check();
    }),
};
