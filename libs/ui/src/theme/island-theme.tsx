import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

// Without its schemes the provider writes no style sheets: the page has them already.
const { colorSchemes: _inThePage, ...islandTheme } = theme;

/** The site's look for a part of a page that is hydrated by itself. */
export function IslandTheme({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={islandTheme}>{children}</ThemeProvider>;
}
