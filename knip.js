import { readdirSync, readFileSync } from 'node:fs';

const folders = ['apps', 'libs', 'tools'].map((folder) => new URL(`${folder}/`, import.meta.url));
const declared = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => {
    const text = readFileSync(new URL(`${name}/package.json`, folder), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text);
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/** What no import leads to, and who reads it instead. */
export default {
  // On every system that runs the tests of certificates, and what tools/browsers installs.
  ignoreBinaries: ['openssl', 'strace'],
  workspaces: {
    '.': {
      // The root has the versions of what projects declare. Fonts are read by path; MUI asks for styled;
      // react-router is pinned to the version of react-router-dom.
      ignoreDependencies: [
        '@fontsource-variable/*',
        '@emotion/styled',
        'react-router',
        ...declared,
      ],
      // A process of its own, started by a test, and programs.
      entry: ['workspace/lint-texts.testing.js', 'workspace/*.ts'],
    },
    'apps/web': {
      // Entries in vite.config.ts; run by Nx, whose package.json entry names it.
      entry: [
        'app/before-hydration/before-hydration.ts',
        'app/hydration/hydration.ts',
        'app/**/*.inline.ts',
        'settings/print-fingerprint.js',
      ],
      // Its configuration cannot be loaded without the settings of a production build. Its aliases stand here again.
      vite: false,
      paths: { '@fonts/*': ['../../libs/ui/src/fonts/*'] },
    },
    // Run by Nx, whose package.json entry of web-e2e names it.
    'tools/browsers': { entry: ['src/print-browsers.ts'] },
    // Vite builds Storybook and the preview of pictures there, without React Router.
    'libs/ui': { 'react-router': false },
    'tools/pictures': { 'react-router': false },
  },
};
