/**
 * Which layer may import which, enforced by ESLint (decision 0002). Each project has the tag `layer:<name>`.
 * A project whose layer is missing here may import nothing.
 *
 * - `layers`: projects that it may import.
 * - `packages`: npm packages that it may import. `*` matches the rest of a name.
 * - `testPackages`: additional packages for its tests.
 *
 * @typedef {{ layers: readonly string[], packages: readonly string[], testPackages?: readonly string[] }} Layer
 * @type {Readonly<Record<string, Layer>>}
 */
export const layers = {
  domain: { layers: [], packages: ['valibot'], testPackages: ['fast-check'] },
  mail: { layers: ['domain'], packages: ['@emailjs/browser'], testPackages: ['fast-check'] },
  illustration: { layers: [], packages: [] },
  'blog-content': {
    layers: ['domain', 'illustration'],
    packages: ['marked', 'smartypants', 'valibot', 'yaml'],
    testPackages: ['fast-check'],
  },
  ui: {
    layers: ['domain'],
    packages: ['react', 'react-dom', '@mui/*', '@emotion/*', 'notistack'],
    testPackages: ['@testing-library/*'],
  },
  web: {
    layers: ['domain', 'mail', 'blog-content', 'ui', 'illustration', 'hosting'],
    packages: [
      'react',
      'react-dom',
      'react-router',
      'react-router-dom',
      '@react-router/*',
      '@mui/*',
      '@emotion/*',
      'notistack',
      'axios',
      'htmlparser2',
      'valibot',
      'lightningcss',
      'postcss',
      'vite',
    ],
    testPackages: ['@testing-library/*', 'fast-check', 'syllable', 'typescript'],
  },
  'web-e2e': {
    layers: ['domain', 'mail-sandbox', 'browsers', 'illustration', 'hosting'],
    packages: ['@playwright/test', 'axe-core', 'lz4-napi', 'prettier', 'puppeteer-core', 'sharp'],
    testPackages: ['fast-check'],
  },

  // Tools, which are not part of the site.
  pictures: {
    layers: ['domain', 'illustration', 'browsers'],
    packages: ['playwright-core', 'sharp', 'yaml'],
  },
  fonts: { layers: [], packages: ['subset-font'] },
  hosting: { layers: [], packages: ['htmlparser2'] },
  'launch-check': {
    layers: ['domain', 'mail', 'blog-content', 'hosting', 'web'],
    packages: ['htmlparser2', 'valibot', 'vite'],
  },
  'mail-sandbox': {
    layers: [],
    packages: ['nodemailer', 'smtp-server', 'postal-mime', 'valibot'],
    testPackages: ['fast-check'],
  },
  serve: { layers: ['hosting', 'mail-sandbox', 'browsers'], packages: ['sirv'] },
  browsers: { layers: [], packages: ['@playwright/test'] },
  'workspace-plugin': {
    layers: ['domain'],
    packages: ['@nx/devkit', 'yaml'],
    testPackages: ['fast-check', 'nx'],
  },
  measure: {
    layers: ['domain', 'blog-content', 'hosting', 'serve', 'browsers'],
    packages: [
      'chrome-launcher',
      'htmlparser2',
      'lighthouse',
      'lightningcss',
      'playwright-core',
      'prettier',
      'typescript',
      'vite',
      'yaml',
    ],
  },

  // The workspace's own checks: the root project.
  workspace: {
    layers: ['browsers', 'domain', 'mail'],
    packages: [
      '@nx/*',
      'eslint',
      'eslint-config-prettier',
      'eslint-plugin-*',
      'marked',
      'typescript-eslint',
    ],
  },
};

/**
 * The table as options of `@nx/enforce-module-boundaries`.
 * @param {{ forTests: boolean }} options
 */
export function depConstraints({ forTests }) {
  return Object.entries(layers).map(([layer, row]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: [layer, ...row.layers].map((name) => `layer:${name}`),
    allowedExternalImports: [...row.packages, ...((forTests && row.testPackages) || [])].flatMap(
      // A package and its subpaths.
      (name) => (name.endsWith('*') ? [name] : [name, `${name}/*`]),
    ),
  }));
}
