import { defineConfig } from 'vite';

/** For `npx nx dev pictures`, a page that shows every picture except the favicon. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite/pictures',
  build: { outDir: '../../dist/tools/pictures', emptyOutDir: true },
});
