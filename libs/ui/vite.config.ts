import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const workspaceRoot = resolve(import.meta.dirname, '../..');
const gallery = resolve(import.meta.dirname, 'gallery');

/** Builds the gallery, which is for developers and not deployed. The library itself needs no build. */
export default defineConfig({
  root: gallery,
  base: './',
  // As in apps/web/build/one-language.ts: the browser has no environment variables.
  define: { 'process.env.SITE_LANGUAGE': JSON.stringify(process.env['SITE_LANGUAGE'] ?? 'en') },
  cacheDir: resolve(workspaceRoot, 'node_modules/.vite/ui-gallery'),
  build: {
    outDir: resolve(workspaceRoot, 'dist/libs/ui-gallery'),
    emptyOutDir: true,
    rolldownOptions: {
      // MUI marks modules with "use client", which this bundle ignores.
      onwarn: (warning, report) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
      },
      input: ['index.html', 'frame.html'].map((page) => resolve(gallery, page)),
    },
  },
  server: { port: 4230, strictPort: true, host: 'localhost' },
  preview: { port: 4230, strictPort: true, host: 'localhost' },
});
