import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** For Storybook. The library itself needs no build. */
export default defineConfig({
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/ui-storybook'),
  build: {
    rolldownOptions: {
      // MUI marks modules with "use client", which this bundle ignores.
      onwarn: (warning, report) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
    },
  },
});
