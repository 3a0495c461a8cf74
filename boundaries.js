/**
 * Who may import whom, enforced by ESLint (decision 2). Each project has one tag of each kind in its package.json: `type`
 * says how high it stands, `scope` says whose it is. An import of another project must be allowed by both tables.
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
 * @type {Readonly<Record<string, readonly string[]>>}
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
export const depConstraints = [
  ...Object.entries(types).map(([type, allowed]) => ({
    sourceTag: `type:${type}`,
    onlyDependOnLibsWithTags: allowed.map((name) => `type:${name}`),
  })),
  ...Object.entries(scopes).map(([scope, allowed]) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: allowed.map((name) => `scope:${name}`),
    bannedExternalImports: Object.keys(packages)
      .filter((name) => !packages[name]?.includes(scope))
      // A package and its subpaths.
      .flatMap((name) => (name.endsWith('*') ? [name] : [name, `${name}/*`])),
  })),
];
