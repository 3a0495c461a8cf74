import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const workspaceRoot = resolve(import.meta.dirname, '../..');

/** For `npx nx dev pictures`, which shows every scene. */
export default defineConfig({
  cacheDir: resolve(workspaceRoot, 'node_modules/.vite/pictures'),
  build: { outDir: resolve(workspaceRoot, 'dist/tools/pictures'), emptyOutDir: true },
});
