import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type UserConfig } from 'vite';
import { browserTargets } from './build/browser-targets.ts';
import { developPages } from './build/develop-pages.ts';
import { emptyRouteModules } from './build/empty-route-modules.ts';
import { compileInlineScripts, type InlineScripts } from './build/inline-scripts.ts';
import { oneLanguage } from './build/one-language.ts';
import { loadSettings } from './settings/load-settings.ts';

const workspaceRoot = resolve(import.meta.dirname, '../..');

const language = process.env['SITE_LANGUAGE'] ?? 'en';
/**
 * Only the English build contains the files of the folder `public`, such as icons, which are the same in all languages.
 */
const withSharedFiles = language === 'en';
// In built code, the plugin `oneLanguage` replaces this constant. React Router also loads the routes, and the list of
// paths to prerender, into this process without the plugins below, and finds this global variable there.
Object.assign(globalThis, { __LANGUAGE__: language });

// `build-site.ts` compiles the inline scripts once for all languages, and passes them on in this variable.
const passedOn = process.env['INLINE_SCRIPTS'];
const { scripts, files } = passedOn
  ? { scripts: JSON.parse(passedOn) as InlineScripts, files: [] }
  : await compileInlineScripts();

export default defineConfig(({ mode }): UserConfig => ({
  root: import.meta.dirname,
  cacheDir: resolve(workspaceRoot, `node_modules/.vite/web-${language}`),
  plugins: [emptyRouteModules(), developPages(files), reactRouter(), oneLanguage(language)],
  // `loadSettings` validates the settings, and they are inlined as one constant. So Vite must not read .env files by
  // itself: it would put variables of these files into `import.meta.env`, without validation.
  envDir: false,
  define: {
    __SETTINGS__: JSON.stringify(loadSettings(mode, workspaceRoot)),
    __INLINE_SCRIPTS__: JSON.stringify(scripts),
  },
  resolve: {
    alias: {
      '@fonts': resolve(workspaceRoot, 'libs/ui/src/fonts'),
    },
  },
  // MUI and Emotion are bundled for prerendering. Node would load a copy of Emotion of its own, and each copy keeps its
  // own cache of styles.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
  build: {
    // In bytes: nothing is inlined. Inlined pictures and fonts would enlarge the HTML of every page, and would need
    // `data:` in the Content Security Policy.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    copyPublicDir: withSharedFiles,
    license: { fileName: 'licenses.txt' },
    reportCompressedSize: false,
    // app/hydration/browser-modules.server.ts reads it to write the addresses of modules into pages.
    manifest: true,
    target: [...browserTargets],
  },
  environments: {
    // Lets an error while a page is rendered name its source file. React Router deletes this build afterward.
    ssr: { build: { sourcemap: true } },
    client: {
      build: {
        rolldownOptions: {
          // Inlines constants into all files that import them. By default, such a file would have to load the one that
          // exports the constant.
          optimization: { inlineConst: { mode: 'all' } },
          // Entries, because pages load them by addresses in the HTML. If before-hydration.ts imported hydrate-page.ts
          // by name, Vite's preload helper would make it a third larger.
          input: ['app/before-hydration/before-hydration.ts', 'app/hydration/hydrate-page.ts'].map(
            (file) => resolve(import.meta.dirname, file),
          ),
          output: {
            // Few files, since they compress better than many small ones. React DOM has its own, so that the browser
            // can respond to the visitor after evaluating it and before evaluating MUI (decision 5).
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                  priority: 1,
                },
                { name: 'mui', test: /node_modules[\\/]@(mui|emotion)[\\/]/, priority: 1 },
                // The script of every page, in one file. Without this group, the modules that it shares with other
                // scripts would be put into their files, and it would have to load those.
                {
                  name: 'page',
                  test: /[\\/]app[\\/](every-page[\\/]|entry\.client)|[\\/]ui[\\/]src[\\/](exit[\\/]|menu-script)/,
                  priority: 1,
                },
                // The script of pages with islands, which are the components that React hydrates (`*.island.tsx`). It
                // contains all modules of its folder, also the one from which an island imports constants. Other pages
                // do not load it.
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
  // Modules that pages import late. If Vite discovered packages in them only then, it would reload the page.
  optimizeDeps: {
    entries: [
      'app/hydration/hydrate-page.ts',
      'app/hydration/hydrate-island.tsx',
      'app/**/*.island.tsx',
    ],
    include: ['notistack', 'axios', '@emailjs/browser'],
  },
  server: {
    port: 4200,
    strictPort: true,
    host: 'localhost',
    // Each language has a development server of its own (`develop-site.ts`), which writes generated types when it
    // starts. That would reload the pages of a server that is already running.
    watch: { ignored: ['**/.react-router/**'] },
  },
}));
