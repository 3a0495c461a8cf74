import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components';
import { palettes } from './palette';
import { headerHeight } from './sizes';
import { typography } from './typography';

// MUI's declarations can be extended only with interfaces.
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
 * The MUI theme, which contains the whole design (decision 14). The color scheme follows the device, so it needs no
 * switch, no storage, and no script. The theme is created on first use, so that the caller can choose when: it takes
 * about 20 ms, and several times as long on a phone.
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
    // Multiples of 4 px at the default font size, in rem, so that they grow with the visitor's font size.
    spacing: (steps: number) => `${steps * 0.25}rem`,
    // 480, 768, 1000, and 1200 px at the default font size. They are in em, so that columns, which are in rem, have the
    // same room with large text.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 30, md: 48, lg: 62.5, xl: 75 } },
    // Turns off the transitions of MUI's components: a color that fades in makes a button seem slow on an old phone,
    // and some visitors cannot bear motion. Where the site wants one, as for the chevron of a folded answer, it writes
    // the CSS itself.
    transitions: { create: () => 'none' },
    shadows: Array<string>(25).fill('none') as Shadows,
    zIndex: { appBar: 10 },
    mixins: { toolbar: { minHeight: headerHeight } },
  });
  // In the `vars` that `createTheme` returns, every variable has a fallback value, such as `var(--a, #fff)`. MUI's
  // ThemeProvider removes these values, but islands, which are hydrated separately, are not inside it (they have
  // `IslandTheme` instead). So the values are removed here. Otherwise the CSS of an island would differ from that of
  // the page, and so would the class names, which Emotion computes from the CSS.
  theme.vars = theme.generateThemeVars();
  theme.components = components(theme);
  return theme;
}
