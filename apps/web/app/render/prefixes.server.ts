import { browserslistToTargets, Features } from 'lightningcss';

// The browsers of the build target in vite.config.ts. Adds only prefixes: other features have fallbacks in the CSS.
export const prefixesOnly = {
  targets: browserslistToTargets(['safari 14', 'chrome 87', 'firefox 78']),
  exclude:
    Features.Selectors |
    Features.Colors |
    Features.ClampFunction |
    Features.FontFamilySystemUi |
    Features.LogicalProperties |
    Features.LightDark,
};
