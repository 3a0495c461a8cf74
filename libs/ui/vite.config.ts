import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The configuration of Storybook's build. The library itself is used as source and is not built. */
export default defineConfig({
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite/ui-storybook'),
  build: {
    rolldownOptions: {
      // MUI's modules begin with "use client". Vite's bundler ignores that directive, which does no harm here, but
      // warns about each module. These warnings would hide the others.
      onwarn: (warning, report) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
    },
  },
});
