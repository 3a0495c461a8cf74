import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type UserConfig } from 'vite';
import { browserTargets } from './build/browser-targets.ts';
import { developPages } from './build/develop-pages.ts';
import { compileInlineScripts } from './build/inline-scripts.ts';
import { oneLanguage } from './build/one-language.ts';
import { onlyIslands } from './build/only-islands.ts';
import { loadSettings } from './settings/load-settings.ts';

const workspaceRoot = resolve(import.meta.dirname, '../..');

const language = process.env['SITE_LANGUAGE'] ?? 'en';
/** The files that all languages share come from the English build. */
const withSharedFiles = language === 'en';
// For the routes and their paths, which React Router loads into this process.
Object.assign(globalThis, { __LANGUAGE__: language });

export default defineConfig(async ({ mode }): Promise<UserConfig> => ({
  root: import.meta.dirname,
  cacheDir: resolve(workspaceRoot, `node_modules/.vite/web-${language}`),
  plugins: [onlyIslands(), developPages(), reactRouter(), oneLanguage(language)],
  // Settings are validated here and inlined as one constant, so Vite must not read .env files itself.
  envDir: false,
  define: {
    __SETTINGS__: JSON.stringify(loadSettings(mode, workspaceRoot)),
    // From `build-site.ts`, which compiles them once for all languages.
    __INLINE_SCRIPTS__:
      process.env['INLINE_SCRIPTS'] ?? JSON.stringify(await compileInlineScripts()),
  },
  resolve: {
    alias: {
      '@fonts': resolve(workspaceRoot, 'libs/ui/src/fonts'),
    },
  },
  // Bundled, so that all code shares one copy of Emotion, which has a module-level cache.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'notistack'] },
  build: {
    // Inlined pictures and fonts would grow every page's HTML and need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    copyPublicDir: withSharedFiles,
    license: { fileName: 'licenses.txt' },
    reportCompressedSize: false,
    // Tells pages the addresses of modules (app/hydration/browser-modules.server.ts).
    manifest: true,
    target: [...browserTargets],
  },
  environments: {
    // For the file of an error while a page is rendered. React Router deletes this build.
    ssr: { build: { sourcemap: true } },
    client: {
      build: {
        rolldownOptions: {
          // Also those of other files, which would otherwise need the file.
          optimization: { inlineConst: { mode: 'all' } },
          // What pages load by the address in the HTML. Vite's helper for imports by name would make it a
          // third larger.
          input: ['app/before-hydration/before-hydration.ts', 'app/hydration/hydration.ts'].map(
            (file) => resolve(import.meta.dirname, file),
          ),
          output: {
            // A few files: they compress better than many small ones. React DOM is in one of its own, so that the
            // browser can respond to a visitor between evaluating it and evaluating MUI (decision 5).
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  priority: 1,
                },
                { name: 'mui', test: /node_modules[\\/]@(mui|emotion)[\\/]/, priority: 1 },
                // Otherwise it would import what it shares with others from them.
                {
                  name: 'page',
                  test: /[\\/]app[\\/](every-page[\\/]|entry\.client)/,
                  priority: 1,
                },
                // What the script of pages with islands shares with them. Pages without islands do not load it.
                {
                  name: 'islands',
                  test: /[\\/]app[\\/]before-hydration[\\/]/,
                  priority: 1,
                },
                { name: 'shared', test: /[\\/](apps|libs)[\\/]/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // What pages import late: if Vite discovered their packages then, it would reload the page during development.
  optimizeDeps: {
    entries: [
      'app/hydration/hydration.ts',
      'app/hydration/hydrate-island.tsx',
      'app/**/*.island.tsx',
    ],
    include: ['notistack', 'axios', '@emailjs/browser'],
  },
  server: {
    port: 4200,
    strictPort: true,
    host: 'localhost',
    // Types that each start writes would reload the pages of the language that started before it.
    watch: { ignored: ['**/.react-router/**'] },
  },
}));
