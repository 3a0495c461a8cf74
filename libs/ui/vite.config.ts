import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const gallery = resolve(import.meta.dirname, 'gallery');

/** The gallery: for the team, and no part of what is deployed. The library itself has no build of its own. */
export default defineConfig({
  root: gallery,
  base: './',
  cacheDir: resolve(workspaceRoot, 'node_modules/.vite/ui-gallery'),
  build: {
    outDir: resolve(workspaceRoot, 'dist/libs/ui-gallery'),
    emptyOutDir: true,
    rolldownOptions: {
      // Libraries mark their modules for servers that render components; there is none here.
      onwarn: (warning, report) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
      input: ['index.html', 'frame.html'].map((page) => resolve(gallery, page)),
    },
  },
  server: { port: 4230, strictPort: true, host: 'localhost' },
  preview: { port: 4230, strictPort: true, host: 'localhost' },
});
