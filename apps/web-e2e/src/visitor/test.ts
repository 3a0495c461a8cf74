import { test as base, expect } from '@playwright/test';

/** Fails a test when a script of the site throws, which includes hydration errors. */
export const test = base.extend<{ noScriptErrors: undefined }>({
  noScriptErrors: [
    async ({ context }, use) => {
      const thrown: string[] = [];
      context.on('weberror', (error) => thrown.push(String(error.error())));
      await use(undefined);
      expect(thrown, 'errors thrown by scripts of the site').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
