/**
 * The Nx targets that `npm test` runs, by part. CI runs the parts as separate jobs: `npm test workspace`, `npm test
 * units`, `npm test browsers`.
 */
export const always = {
  workspace: ['types', 'format', 'lint', 'knip', 'links', 'sync', 'workflows'],
  units: ['test', 'build-sandbox', 'build-storybook'],
  browsers: ['e2e-english', 'e2e-spanish'],
};

/**
 * `npm test engines` runs the tests in other browsers, which not every machine has, so `npm test` alone leaves them
 * out.
 */
export const parts: Readonly<Record<string, readonly string[]>> = {
  ...always,
  engines: ['e2e-engines'],
};
