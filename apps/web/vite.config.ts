import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { articlePictures } from './build/article-pictures.ts';
import { articlesDirectory } from './build/articles-directory.ts';
import { licenseList } from './build/license-list.ts';
import { onlyIslands } from './build/only-islands.ts';
import { reloadPages } from './build/reload-pages.ts';
import { renderPool } from './build/render-pool.ts';
import { loadSettings } from './settings/load-settings.ts';

const workspaceRoot = resolve(import.meta.dirname, '../..');

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  cacheDir: resolve(workspaceRoot, 'node_modules/.vite/web'),
  plugins: [
    onlyIslands(),
    reloadPages(),
    reactRouter(),
    licenseList(),
    articlePictures(articlesDirectory),
    renderPool(),
  ],
  // Settings are checked here and written in as one constant, so Vite has none to expose by itself.
  envDir: false,
  define: {
    __SETTINGS__: JSON.stringify(loadSettings(mode, workspaceRoot)),
    __ARTICLES_DIRECTORY__: JSON.stringify(articlesDirectory),
  },
  resolve: {
    alias: {
      '@fonts': resolve(workspaceRoot, 'libs/ui/src/fonts'),
    },
  },
  // Emotion keeps a module-level cache: bundled, so that prerender and theme share one.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'notistack'] },
  build: {
    // A picture or font inlined as data: would grow every page's HTML and need a weaker policy.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // Names each source file's chunk and its imports: the byte budgets read it (tools/measure).
    manifest: true,
    target: ['es2020', 'safari14'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Compressed together, what the islands share is smaller than in many files.
            codeSplitting: {
              groups: [{ name: 'mui', test: /node_modules[\\/]@(mui|emotion)[\\/]/ }],
            },
          },
        },
      },
    },
  },
  // Loaded only when they are needed: found late, they would reload the page that is being worked on.
  optimizeDeps: { include: ['notistack', 'axios', '@emailjs/browser'] },
  server: { port: 4200, strictPort: true, host: 'localhost' },
}));
