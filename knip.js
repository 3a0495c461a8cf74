import { readdirSync, readFileSync } from 'node:fs';

const folders = ['apps', 'libs', 'tools'].map((folder) => new URL(`${folder}/`, import.meta.url));
const declared = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => {
    const text = readFileSync(new URL(`${name}/package.json`, folder), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text);
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/**
 * Files and packages that no import statement leads to, with what uses them instead. Without these entries, knip would
 * report them as unused.
 */
export default {
  // Programs that the code runs and that are not from npm: openssl, which creates certificates in tests, is part of the
  // system, and tools/browsers installs strace.
  ignoreBinaries: ['openssl', 'strace'],
  workspaces: {
    '.': {
      // The root package.json lists every npm package that a project declares (`declared`), because only the root has
      // version numbers. The root itself imports few of them. Of the other entries, tools/fonts reads the fonts by
      // path, MUI needs @emotion/styled as a peer dependency, and react-router is pinned to the version of
      // react-router-dom.
      ignoreDependencies: [
        '@fontsource-variable/*',
        '@emotion/styled',
        'react-router',
        ...declared,
      ],
      // A test runs the first file in a process of its own, so no import leads to it. No import leads to the
      // command-line programs and tests of this folder either. The pattern also matches the modules that they import.
      entry: ['workspace/lint-texts.testing.js', 'workspace/*.ts'],
    },
    'apps/web': {
      // The build compiles the first three (vite.config.ts, build/inline-scripts.ts). Nx runs the last one, which
      // apps/web/package.json names.
      entry: [
        'app/before-hydration/before-hydration.ts',
        'app/hydration/hydrate-page.ts',
        'app/**/*.inline.ts',
        'settings/print-cache-key.js',
      ],
      // knip cannot load apps/web/vite.config.ts, which throws without the settings of a production build. So the
      // aliases of that file are repeated in `paths`.
      vite: false,
      paths: { '@fonts/*': ['../../libs/ui/src/fonts/*'] },
    },
    // Nx runs this file, and adds its output, the installed browsers, to the hash of the browser tests
    // (apps/web-e2e/package.json), so that a new browser runs them again.
    'tools/browsers': { entry: ['src/print-browsers.ts'] },
    // Vite builds Storybook in libs/ui and the preview in tools/pictures without React Router, so knip must not look
    // for React Router's files there.
    'libs/ui': { 'react-router': false },
    'tools/pictures': { 'react-router': false },
  },
};
