import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyle } from './global-style';
import { createSiteTheme } from './theme';

const theme = createSiteTheme();

/** Everything below is set in the site's look. */
export function SiteTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={globalStyle} />
      {children}
    </ThemeProvider>
  );
}
