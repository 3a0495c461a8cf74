import { createTheme, type Theme } from '@mui/material/styles';
import { typeStyle } from './type-style';
import { fonts, typeScale } from './tokens';

/**
 * The MUI theme. Colours are custom properties that change with `prefers-color-scheme` alone, so components are
 * styled by role and MUI's own palette is never seen.
 */
export function createSiteTheme(): Theme {
  return createTheme({
    typography: {
      fontFamily: fonts.text,
      ...typeStyle,
      body1: { fontSize: typeScale.body, lineHeight: 1.6 },
      body2: { fontSize: typeScale.small, lineHeight: 1.55 },
    },
  });
}
