import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * The site's look for a part of a page that is hydrated by itself: what MUI's ThemeProvider gives to components,
 * without the color scheme switching, which this site leaves to the device, and without the style sheets, which the
 * page has already.
 */
export function IslandTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeContext.Provider value={theme}>
      <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
    </ThemeContext.Provider>
  );
}
