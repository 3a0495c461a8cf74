import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** For Storybook. The library itself needs no build. */
export default defineConfig({
  // The language of .storybook/preview-head.html, as in apps/web/build/one-language.ts.
  define: { 'process.env.SITE_LANGUAGE': 'globalThis.SITE_LANGUAGE' },
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
