import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which project may import which, enforced by ESLint. Each package.json has two Nx tags: `type` is the project's layer,
 * such as library or app, and `scope` is its subject, such as mail. An import of another project must be allowed by
 * both tables, `types` and `scopes`. The table `folders` restricts imports between the folders of apps/web/app in the
 * same way.
 */

/**
 * The types that each type may import. A `base` project imports only other `base` projects and contains what several
 * others need, such as the form definitions in libs/domain. Libraries never import each other, so a team can change one
 * of them without reading the others.
 */
export const types = {
  base: ['base'],
  library: ['base'],
  app: ['base', 'library'],
  tool: ['base', 'library', 'app', 'tool'],
  e2e: ['base', 'tool'],
};

/** The scopes that each scope may import. */
export const scopes = {
  shared: ['shared'],
  mail: ['mail', 'shared'],
  content: ['content', 'shared'],
  ui: ['ui', 'shared'],
  web: ['web', 'mail', 'content', 'ui', 'shared'],
  workspace: ['workspace', 'mail', 'shared'],
};

/**
 * Packages from npm that only these scopes may import, so that a new version of one of them, or its replacement,
 * changes no other project. A project may import any other package that its package.json declares.
 */
const packages = {
  '@emailjs/browser': ['mail'],
  react: ['ui', 'web'],
  'react-dom': ['ui', 'web'],
  '@mui/material': ['ui', 'web'],
  '@emotion/*': ['ui', 'web'],
  notistack: ['ui', 'web'],
  'react-router': ['web'],
  'react-router-dom': ['web'],
  axios: ['web'],
};

/** The tables `types`, `scopes`, and `packages` as options of the ESLint rule `@nx/enforce-module-boundaries`. */
export const depConstraints = Object.entries({ type: types, scope: scopes }).flatMap(
  ([kind, table]) =>
    Object.entries(table).map(([name, allowed]) => ({
      sourceTag: `${kind}:${name}`,
      onlyDependOnLibsWithTags: allowed.map((other) => `${kind}:${other}`),
      bannedExternalImports: Object.entries(packages)
        .filter(([, importers]) => kind === 'scope' && !importers.includes(name))
        // Bans the package and its subpaths, such as `react-dom/client`.
        .flatMap(([banned]) => [banned, `${banned}/*`]),
    })),
);

/**
 * The folders of apps/web/app that each folder may import besides itself. A folder that is not in the table may import
 * no other. Only `pages` is free: a page may import every folder, and also the files that are directly in apps/web/app.
 */
const folders = {
  // This and the next three folders hold the scripts of the pages, in the order in which browsers run them: inside the
  // HTML, on every page, on pages with a form, and at the visitor's first interaction with it (decision 7).
  'while-parsing': [],
  'every-page': [],
  'before-hydration': [],
  hydration: ['api', 'before-hydration'],
  layout: ['pictures'],
  'page-style': ['hydration'],
  form: ['hydration'],
  inquiry: ['form', 'hydration', 'layout', 'while-parsing'],
  // The sitemap lists each page in all languages (`seo`), and the date on which the Terms last changed (`pages/terms`).
  'text-files': ['pages/terms', 'seo'],
};

/**
 * A page, named on the left, imports nothing from the folder of another page, except from the pages on the right, whose
 * components, texts, or functions it uses.
 */
const otherPages = {
  home: ['contact'],
  contact: ['confirm'],
  intake: ['confirm'],
};

/**
 * Files directly in apps/web/app that every folder may import. They themselves import no other file of apps/web/app.
 */
const sharedFiles = ['build-settings.ts', 'page-scripts.ts', 'prerender-paths.ts'];

/**
 * Returns the tables `folders`, `otherPages`, and `sharedFiles` as zones of the ESLint rule
 * `import-x/no-restricted-paths`: one for each folder of apps/web/app except `pages`, one for each page, and one for
 * each shared file. The folders are those that exist below `root`. The last zone keeps files of apps/web/app from
 * importing apps/web/build, whose code runs in Node while the site is built, and not in browsers.
 */
export function folderZones(root = import.meta.dirname) {
  const app = './apps/web/app';
  const foldersOf = (path) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const zone = (target, allowed, from = '.') => ({
    target: `${app}/${target}`,
    from: `${app}/${from}`,
    except: allowed.map((to) => `./${to}`),
    message: 'boundaries.js does not let this folder import that one.',
  });
  return [
    ...foldersOf(app)
      .filter((folder) => folder !== 'pages')
      .map((folder) => zone(folder, [folder, ...(folders[folder] ?? []), ...sharedFiles])),
    ...foldersOf(`${app}/pages`).map((page) =>
      zone(`pages/${page}`, [page, ...(otherPages[page] ?? [])], 'pages'),
    ),
    ...sharedFiles.map((file) => zone(file, [file])),
    zone('.', [], '../build'),
  ];
}
