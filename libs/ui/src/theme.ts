import { createTheme, type Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { color, fonts, radius, space, target, typeScale } from './tokens';

/**
 * The MUI theme. Colours are custom properties that change with `prefers-color-scheme` alone, so components are
 * styled by role and MUI's own palette is never seen. `link` is what renders every link; web may set its own.
 */
export function createSiteTheme(link: ElementType = 'a'): Theme {
  return createTheme({
    typography: {
      fontFamily: fonts.text,
      ...headings,
      body1: { fontSize: typeScale.body, lineHeight: 1.6 },
      body2: { fontSize: typeScale.small, lineHeight: 1.55 },
    },
    shape: { borderRadius: Number.parseInt(radius, 10) },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: link } },
      MuiButton: {
        defaultProps: { disableElevation: true, variant: 'contained' },
        styleOverrides: {
          root: {
            minHeight: `calc(${target} + 4px)`,
            padding: `${space(2)} ${space(6)}`,
            borderRadius: radius,
            font: `600 ${typeScale.body}/1.3 ${fonts.text}`,
            letterSpacing: 0,
            textTransform: 'none',
          },
          contained: {
            // Painted where the system takes all colours away.
            border: '1px solid transparent',
            color: color('onAction'),
            backgroundColor: color('action'),
            '&:hover': { backgroundColor: color('actionPressed') },
          },
          text: {
            minHeight: target,
            padding: `${space(1)} ${space(2)}`,
            color: color('ink'),
            fontWeight: 400,
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
            '&:hover': { backgroundColor: 'transparent', textDecorationThickness: '2px' },
          },
          outlined: {
            color: color('ink'),
            borderColor: color('control'),
            '&:hover': { borderColor: color('ink'), backgroundColor: color('sunk') },
          },
        },
      },
      MuiLink: {
        defaultProps: { component: link, color: 'inherit' },
        styleOverrides: {
          root: { textDecorationColor: 'currentColor', textUnderlineOffset: '0.2em' },
        },
      },
    },
  });
}

const headings = Object.fromEntries(
  (['h1', 'h2', 'h3'] as const).map((level, index) => [
    level,
    {
      fontFamily: fonts.heading,
      fontWeight: 500,
      letterSpacing: '-0.015em',
      lineHeight: 1.15,
      fontSize: [typeScale.heading1, typeScale.heading2, typeScale.heading3][index],
    },
  ]),
);
