/**
 * Who may import whom: the one table, read by ESLint (decision 0002). Each project carries the tag `layer:<name>`.
 * There is no row for everybody: a project whose layer is missing here may import nothing.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const layers = {
  domain: [],
  mail: ['domain'],
  'blog-content': ['domain', 'illustration'],
  ui: ['domain'],
  web: ['domain', 'mail', 'blog-content', 'ui', 'illustration', 'hosting'],
  'web-e2e': ['domain', 'illustration', 'mail-sandbox', 'test-run'],

  // Tools. They serve the team and never reach a visitor.
  illustration: ['domain'],
  fonts: [],
  hosting: [],
  'launch-check': ['domain', 'mail'],
  'mail-sandbox': [],
  serve: ['hosting', 'mail-sandbox', 'test-run'],
  'test-run': [],
  measure: ['domain', 'blog-content', 'hosting', 'serve', 'test-run'],
  'workspace-plugin': ['domain', 'test-run'],
  layers: [],
  'whole-workspace': [],
};

/** The table in the words of `@nx/enforce-module-boundaries`. */
export const depConstraints = Object.entries(layers).map(([layer, allowed]) => ({
  sourceTag: `layer:${layer}`,
  onlyDependOnLibsWithTags: [layer, ...allowed].map((name) => `layer:${name}`),
}));
