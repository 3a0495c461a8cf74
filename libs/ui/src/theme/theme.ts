import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components';
import { palettes } from './palette';
import { headerHeight } from './sizes';
import { typography } from './typography';

// Only interfaces can extend MUI's declarations.
/* eslint-disable @typescript-eslint/consistent-type-definitions */
declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    framed: true;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    filled: true;
    outline: true;
    quiet: true;
  }
  interface ButtonPropsColorOverrides {
    plain: true;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

let created: Theme | undefined;

/**
 * The MUI theme, which is the design (decision 14). The color scheme follows the device, which needs no switch, no
 * storage, and no script. Created on first use, because that takes about 20 ms, and on a phone several times that: the
 * caller chooses the moment.
 */
export function siteTheme(): Theme {
  created ??= createSiteTheme();
  return created;
}

function createSiteTheme(): Theme {
  const theme = createTheme({
    cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media', disableCssColorScheme: true },
    colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    typography,
    shape: { borderRadius: 10 },
    // Steps of 4 px that scale with the reader's font size.
    spacing: (steps: number) => `${steps * 0.25}rem`,
    // In em, so that columns, which are in rem, get as much space with large text: 480, 768, 1000, 1200 px.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 30, md: 48, lg: 62.5, xl: 75 } },
    // No animations by default; elements that open and close set their own transition.
    transitions: { create: () => 'none' },
    shadows: Array<string>(25).fill('none') as Shadows,
    zIndex: { appBar: 10 },
    mixins: { toolbar: { minHeight: headerHeight } },
  });
  // Without a provider, MUI would add a fallback to every variable.
  theme.vars = theme.generateThemeVars();
  theme.components = components(theme);
  return theme;
}
