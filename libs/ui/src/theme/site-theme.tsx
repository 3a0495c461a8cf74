import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces, type FontUrls } from './font-faces';
import { globalStyle } from './global-style';
import { siteTheme } from './theme';

export type SiteThemeProps = { readonly fonts: FontUrls; readonly children: ReactNode };

/** Provides the theme and the global styles to a page. The color scheme follows the device, so nothing is stored. */
export function SiteTheme({ fonts, children }: SiteThemeProps) {
  return (
    <ThemeProvider theme={siteTheme()} storageManager={null}>
      <GlobalStyles styles={(current) => [fontFaces(fonts), globalStyle(current)]} />
      {children}
    </ThemeProvider>
  );
}
