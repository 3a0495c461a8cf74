import type { PaletteOptions } from '@mui/material/styles';

/** Color roles that MUI's palette lacks. */
export type SiteRoles = {
  /** The background of sections that look recessed into the page. */
  sunk: string;
  /** The border of controls. */
  controlBorder: string;
  /** The focus ring. */
  focus: string;
  /** The background of a selected element, and of boxes that stand out, such as an article's main points. */
  selectedBackground: string;
  /** The color that fills an area of an issue's picture. */
  selectedTint: string;
  /** The color of light in the drawings of the home page, such as of a lit window in its landscape. */
  lamp: string;
};

// MUI's declarations can be extended only with interfaces.
/* eslint-disable @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type */
declare module '@mui/material/styles' {
  interface Palette extends SiteRoles {}
  interface PaletteOptions extends SiteRoles {}
  // Types `theme.vars` as always present, since styles read their colors from it.
  interface CssThemeVariables {
    enabled: true;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type */

const pine = { main: '#2F5D50', contrastText: '#FAF6EF' };
const paleGreen = { main: '#8FC0AC', contrastText: '#13201E' };
const clay = { main: '#A8432A', dark: '#8E3520', contrastText: '#FFFFFF' };
const apricot = { main: '#E8906F', dark: '#F0A789', contrastText: '#1C120D' };

/**
 * The colors of the site by role, for the light and the dark color scheme (decision 14). `dark` inside a role, such as
 * `primary.dark`, has nothing to do with the scheme: MUI uses this name for the color of a hovered button.
 */
export const palettes = {
  light: {
    primary: clay,
    secondary: pine,
    error: { main: '#9B1C1C' },
    background: { default: '#FAF6EF', paper: '#FFFDF9' },
    text: { primary: '#182B28', secondary: '#41504C' },
    divider: '#DCD1C0',
    sunk: '#F1E9DC',
    controlBorder: '#857F71',
    focus: '#1E4F8F',
    selectedBackground: '#EDF3EF',
    selectedTint: '#CFE0D6',
    lamp: '#F2C46D',
  },
  dark: {
    primary: apricot,
    secondary: paleGreen,
    error: { main: '#FF9A8B' },
    background: { default: '#13201E', paper: '#1A2A27' },
    text: { primary: '#EFE8DC', secondary: '#B5C0BA' },
    divider: '#2E413D',
    sunk: '#0B1412',
    controlBorder: '#7C8B86',
    focus: '#A9CBFF',
    selectedBackground: '#1E3A33',
    selectedTint: '#2E574C',
    lamp: '#F2C46D',
  },
} satisfies Record<'light' | 'dark', PaletteOptions>;
