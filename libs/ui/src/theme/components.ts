import type { Theme } from '@mui/material/styles';
import { formComponents } from './form-components';
import { formWidth, minTargetSize, phoneWithLargeText } from './sizes';

/**
 * Default props and styles of MUI's components. MUI marks some states, such as keyboard focus, with a class that a
 * script sets. They are styled through pseudo-classes and attributes here, so that they look the same before hydration.
 */
export function components(theme: Theme): NonNullable<Theme['components']> {
  const { breakpoints, shape, spacing, typography } = theme;
  const { palette } = theme.vars;
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          // Restores the browser's own highlight of a tapped element, which MUI removes in favor of its ripple.
          WebkitTapHighlightColor: 'revert',
          '&:focus-visible': focusRing(theme),
        },
      },
    },
    // The buttons have their own variants (`filled`, `outline`, `quiet`) and a color without a style (`plain`), because
    // those of MUI bring shadows and tints that this design does not have.
    MuiButton: {
      defaultProps: { variant: 'filled', color: 'plain' },
      styleOverrides: {
        root: {
          minHeight: '48px',
          padding: spacing(2, 6),
          // Transparent, but visible in forced colors, a mode of high contrast that removes the background: without a
          // border, a filled button would look like text there.
          border: '1px solid transparent',
          color: palette.text.primary,
          // A script sets `aria-busy` on a button that was pressed before hydration.
          '&[aria-busy]': { opacity: 0.7 },
          [breakpoints.down('sm')]: { '&[type="submit"]': { width: '100%' } },
          variants: [
            {
              props: { variant: 'filled' },
              style: {
                background: palette.primary.main,
                color: palette.primary.contrastText,
                '@media (hover: hover)': { '&:hover': { background: palette.primary.dark } },
                '&:active': { filter: 'brightness(0.8)' },
              },
            },
            {
              props: { variant: 'outline' },
              style: {
                borderColor: palette.controlBorder,
                '&:hover': { borderColor: palette.text.primary, background: palette.sunk },
                '&:active': { background: palette.divider },
              },
            },
            {
              props: { variant: 'quiet' },
              style: {
                minHeight: minTargetSize,
                padding: spacing(1, 2),
                fontSize: typography.body2.fontSize,
                fontWeight: 400,
                textDecoration: 'underline',
                textUnderlineOffset: '0.2em',
                '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
                '&:active': { background: palette.divider },
              },
            },
          ],
        },
      },
    },
    MuiLink: { defaultProps: { color: 'inherit' } },
    MuiContainer: {
      defaultProps: { maxWidth: false, disableGutters: true },
      styleOverrides: {
        root: {
          maxWidth: '78rem',
          // `paddingInline` is avoided, because text would touch the edge in Safari 14.0 and in Chrome before 87, which
          // do not support it.
          paddingLeft: spacing(5),
          paddingRight: spacing(5),
          [breakpoints.up('md')]: { paddingLeft: spacing(6), paddingRight: spacing(6) },
          // In px, because padding in rem grows with the text: at a font size of 48 px, both sides would take a third
          // of a line of 360 px.
          [phoneWithLargeText]: { padding: '0 16px' },
        },
      },
    },
    MuiStack: { defaultProps: { useFlexGap: true } },
    // By default, MUI renders subtitles as `h6`, which would skip heading levels, and captions as `span`, which would
    // continue the line before them.
    MuiTypography: {
      defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', caption: 'p' } },
    },
    MuiPaper: { defaultProps: { variant: 'outlined' } },
    // A variant of our own, because MUI's variants give each severity a colored icon and other colors. In this design,
    // an alert has no icon: its text says what an icon would, and an error also has a border in its own color.
    MuiAlert: {
      defaultProps: { variant: 'framed', severity: 'info', icon: false },
      styleOverrides: {
        root: {
          maxWidth: formWidth,
          padding: spacing(6),
          border: `2px solid ${palette.controlBorder}`,
          color: palette.text.primary,
          fontSize: typography.body1.fontSize,
          lineHeight: typography.body1.lineHeight,
          variants: [{ props: { severity: 'error' }, style: { borderColor: palette.error.main } }],
        },
        message: {
          display: 'grid',
          gap: spacing(4),
          width: '100%',
          padding: 0,
          overflow: 'visible',
        },
      },
    },
    MuiAlertTitle: { styleOverrides: { root: { ...typography.h4, margin: 0 } } },
    MuiAppBar: {
      defaultProps: { position: 'sticky', color: 'inherit' },
      styleOverrides: {
        root: {
          border: 0,
          borderBottom: `1px solid ${palette.divider}`,
          backgroundColor: palette.background.default,
        },
      },
    },
    MuiToolbar: { defaultProps: { disableGutters: true } },
    MuiList: { defaultProps: { disablePadding: true } },
    ...formComponents(theme),
    MuiPaginationItem: {
      defaultProps: { variant: 'outlined', shape: 'rounded' },
      styleOverrides: {
        root: {
          minWidth: minTargetSize,
          height: minTargetSize,
          margin: 0,
          borderColor: palette.controlBorder,
          borderRadius: shape.borderRadius,
          fontSize: typography.body1.fontSize,
          '&:active': { background: palette.divider },
          '&.Mui-selected, &.Mui-selected:hover': {
            border: `1px solid ${palette.secondary.main}`,
            background: palette.secondary.main,
            color: palette.secondary.contrastText,
            fontWeight: 700,
          },
          '@media (forced-colors: active)': { '&.Mui-selected': { border: '3px solid Highlight' } },
        },
      },
    },
    MuiBreadcrumbs: { styleOverrides: { separator: { marginInline: spacing(2) } } },
  };
}

export const focusRing = ({ vars }: Theme) => ({
  outline: `3px solid ${vars.palette.focus}`,
  outlineOffset: '2px',
});

/** A chevron that points down, drawn with two borders. */
export const chevron = (theme: Theme) =>
  ({
    flex: 'none',
    width: '0.6em',
    height: '0.6em',
    borderRight: `2px solid ${theme.vars.palette.primary.main}`,
    borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
    transform: 'translateY(-25%) rotate(45deg)',
  }) as const;
