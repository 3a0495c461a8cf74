import { test as base, expect } from '@playwright/test';

/** Every journey also fails when a script of the site throws, a failed hydration included. */
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
