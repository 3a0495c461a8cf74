import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces, type FontUrls } from './font-faces';
import { globalStyle } from './global-style';
import { createSiteTheme } from './theme';

const theme = createSiteTheme();

export type SiteThemeProps = { readonly fonts: FontUrls; readonly children: ReactNode };

/** Everything below is set in the site's look. */
export function SiteTheme({ fonts, children }: SiteThemeProps) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={[...fontFaces(fonts), globalStyle]} />
      {children}
    </ThemeProvider>
  );
}
