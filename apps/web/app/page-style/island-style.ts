/** The classes that MUI's components give their elements once a script runs; their rules must be in the page. */
export const islandStates: ReadonlySet<string> = new Set([
  'Mui-error',
  'Mui-focused',
  'Mui-focusVisible',
]);

/**
 * What islands read of the theme in what they show later: errors, the sending overlay, a failed sending, the
 * confirmation, the toast. A test goes through all of these (hydrate-islands.test.tsx).
 */
export const islandVariables: ReadonlySet<string> = new Set(['--palette-text-primary']);
