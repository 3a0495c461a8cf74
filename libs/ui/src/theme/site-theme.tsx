import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fallbackFaces } from './font-faces';
import { globalStyle } from './global-style';
import { siteTheme } from './theme';

/** Provides the theme and the global styles to a page. The color scheme follows the device, so nothing is stored. */
export function SiteTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={siteTheme()} storageManager={null}>
      <GlobalStyles styles={(current) => [...fallbackFaces, globalStyle(current)]} />
      {children}
    </ThemeProvider>
  );
}

/**
 * Provides the theme to an island, a part of a page that is hydrated separately. MUI's ThemeProvider is left out,
 * because islands need neither its switching of color schemes nor its style sheets, which the page already contains.
 */
export function IslandTheme({ children }: { readonly children: ReactNode }) {
  const theme = siteTheme();
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}
