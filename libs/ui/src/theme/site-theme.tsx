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
