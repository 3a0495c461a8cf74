import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { siteTheme } from './theme';

/**
 * Provides the theme to an island, a part of a page that is hydrated on its own. Unlike MUI's ThemeProvider it has no
 * color scheme switching, which this site leaves to the device, and no style sheets, which the page already has.
 */
export function IslandTheme({ children }: { readonly children: ReactNode }) {
  const theme = siteTheme();
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}
