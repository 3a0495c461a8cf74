import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces, type FontUrls } from './font-faces';
import { globalStyle } from './global-style';
import { theme } from './theme';

export type SiteThemeProps = { readonly fonts: FontUrls; readonly children: ReactNode };

/** Everything below is set in the site's look. The schemes follow the device, so nothing is ever stored. */
export function SiteTheme({ fonts, children }: SiteThemeProps) {
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <GlobalStyles styles={(current) => [fontFaces(fonts), globalStyle(current)]} />
      {children}
    </ThemeProvider>
  );
}
