import { readdirSync } from 'node:fs';

/**
 * Who may import whom, enforced by ESLint. Each project has one tag of each kind in its package.json: `type` says how
 * high it stands, `scope` says whose it is. An import of another project must be allowed by both tables; the third table
 * is for the folders of apps/web/app.
 */

/** The types that each type may import. Libraries never import each other. */
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
 * Packages from npm that only these scopes may import. Of all others, a project may import those that its package.json
 * declares.
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

/** The tables as options of `@nx/enforce-module-boundaries`. */
export const depConstraints = Object.entries({ type: types, scope: scopes }).flatMap(
  ([kind, table]) =>
    Object.entries(table).map(([name, allowed]) => ({
      sourceTag: `${kind}:${name}`,
      onlyDependOnLibsWithTags: allowed.map((other) => `${kind}:${other}`),
      bannedExternalImports: Object.entries(packages)
        .filter(([, importers]) => kind === 'scope' && !importers.includes(name))
        // A package and its subpaths.
        .flatMap(([banned]) => [banned, `${banned}/*`]),
    })),
);

/** The folders of apps/web/app that each folder may import. A page may import them all, and files beside them too. */
const folders = {
  api: [],
  pictures: [],
  // In the order in which they run in the browser.
  'while-parsing': [],
  'every-page': [],
  'before-hydration': ['every-page'],
  hydration: ['api', 'before-hydration'],
  layout: ['hydration', 'pictures'],
  'page-style': ['hydration'],
  form: ['hydration'],
  inquiry: ['every-page', 'form', 'hydration', 'layout', 'while-parsing'],
  seo: [],
  // The sitemap has the alternates of each page, and the date on which the Terms last changed.
  'text-files': ['pages/terms', 'seo'],
};

/** The pages whose parts a page may show. */
const otherPages = {
  home: ['contact'],
  contact: ['confirm'],
  intake: ['confirm'],
};

/** Files beside the folders that every folder may import. They import nothing of the application. */
const sharedFiles = ['build-settings.ts', 'prerender-paths.ts'];

/** The tables of folders as zones of `import-x/no-restricted-paths`. */
export function folderZones() {
  const app = './apps/web/app';
  const pages = readdirSync(new URL(`${app}/pages`, import.meta.url));
  const zone = (target, allowed, from = '.') => ({
    target: `${app}/${target}`,
    from: `${app}/${from}`,
    except: allowed.map((to) => `./${to}`),
    message: 'boundaries.js does not let this folder import that one.',
  });
  return [
    ...Object.entries(folders).map(([folder, allowed]) =>
      zone(folder, [folder, ...allowed, ...sharedFiles]),
    ),
    ...pages.map((page) => zone(`pages/${page}`, [page, ...(otherPages[page] ?? [])], 'pages')),
    ...sharedFiles.map((file) => zone(file, [file])),
    zone('.', [], '../build'),
  ];
}
