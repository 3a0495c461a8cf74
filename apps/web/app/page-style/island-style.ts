/**
 * The classes that a script gives to elements of an island and that this site's look depends on; their rules must be
 * in the page. Focus shows by `:focus-visible`, so that it does without scripts too, and nothing is ever disabled.
 */
export const islandStates: ReadonlySet<string> = new Set(['Mui-error']);

/**
 * What islands read of the theme in what they show later: errors, the sending overlay, a failed sending, the
 * confirmation, the toast. A test goes through all of these (hydrate-islands.test.tsx).
 */
export const islandVariables: ReadonlySet<string> = new Set([
  '--palette-Alert-errorIconColor',
  '--palette-action-hoverOpacity',
  '--palette-background-default',
  '--palette-background-paper',
  '--palette-control',
  '--palette-divider',
  '--palette-error-main',
  '--palette-focus',
  '--palette-primary-contrastText',
  '--palette-primary-dark',
  '--palette-primary-main',
  '--palette-primary-mainChannel',
  '--palette-secondary-main',
  '--palette-selectedGround',
  '--palette-selectedTint',
  '--palette-sunk',
  '--palette-text-primary',
  '--palette-text-secondary',
  '--shadows-2',
  '--shadows-4',
  '--shadows-6',
  '--shadows-8',
  '--shape-borderRadius',
]);
