/** The visibility of the page. It is hidden in another tab, behind another app, or on a locked device. */
export type PageVisibility = {
  /** Resolves when the page is hidden, at once if it already is. */
  readonly untilHidden: () => Promise<void>;
};

export const browserVisibility: PageVisibility = {
  untilHidden: () =>
    new Promise((resolve) => {
      const check = () => {
        if (document.visibilityState !== 'hidden') return;
        document.removeEventListener('visibilitychange', check);
        resolve();
      };
      document.addEventListener('visibilitychange', check);
      check();
    }),
};
