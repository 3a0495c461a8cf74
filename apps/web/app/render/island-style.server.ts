/**
 * State classes that islands add after hydration; the page must contain their rules. Focus needs none, since it shows
 * by `:focus-visible`, also without JavaScript; no control is ever disabled.
 */
export const islandStates: ReadonlySet<string> = new Set(['Mui-error']);

/**
 * The theme variables that islands read in what they render later: errors, the sending overlay, the delivery failure,
 * the confirmation, the toast. `island-style.test.tsx` renders all of these.
 */
export const islandVariables: ReadonlySet<string> = new Set([
  '--palette-Alert-errorIconColor',
  '--palette-Avatar-defaultBg',
  '--palette-background-default',
  '--palette-background-paper',
  '--palette-controlBorder',
  '--palette-divider',
  '--palette-error-main',
  '--palette-focus',
  '--palette-primary-contrastText',
  '--palette-primary-dark',
  '--palette-primary-main',
  '--palette-secondary-contrastText',
  '--palette-secondary-main',
  '--palette-selectedBackground',
  '--palette-selectedTint',
  '--palette-sunk',
  '--palette-text-primary',
  '--palette-text-secondary',
  '--shape-borderRadius',
]);
