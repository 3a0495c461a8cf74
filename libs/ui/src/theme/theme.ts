import { createTheme, type Shadows } from '@mui/material/styles';
import { components } from './components';
import { palettes } from './palette';
import { typography } from './typography';

/**
 * The design, in one place (decision 0014). The schemes are the device's own, so that they need no switch, no
 * storage, and no script.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media', disableCssColorScheme: true },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  typography,
  shape: { borderRadius: 10 },
  // Steps of 4 px that grow with the reader's font size.
  spacing: (steps: number) => `${steps * 0.25}rem`,
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1000, xl: 1200 } },
  // Nothing moves that a visitor did not move; what opens and closes says so itself.
  transitions: { create: () => 'none' },
  shadows: Array<string>(25).fill('none') as Shadows,
  zIndex: { appBar: 10 },
  mixins: { toolbar: { minHeight: 64, '@media (min-width:768px)': { minHeight: 76 } } },
});
// Otherwise every value carries a fallback, since no provider has put the variables into the page yet.
theme.vars = theme.generateThemeVars();
theme.components = components(theme);
