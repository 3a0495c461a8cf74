import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { FieldInput, FieldRoot, NoNotch } from './field-parts';
import { target } from './sizes';

type SiteTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

const focusRing = (theme: SiteTheme) => ({
  outline: `3px solid ${theme.vars.palette.focus}`,
  outlineOffset: '2px',
});

/** Flat, quiet, in the site's roles. What a script would mark with a class is styled by attribute and state too. */
export const components: Components<SiteTheme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  // By default these are headings of level 6, which skips levels.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: '48px',
        padding: theme.spacing(2, 6),
        // Painted where the system takes all colors away.
        border: '1px solid transparent',
        // Pressed before the page was ready for it.
        '&[aria-busy]': { opacity: 0.7 },
        [theme.breakpoints.down('sm')]: { '&[type="submit"]': { width: '100%' } },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.control,
        color: theme.vars.palette.text.primary,
        '&:hover': {
          borderColor: theme.vars.palette.text.primary,
          background: theme.vars.palette.sunk,
        },
      }),
      text: ({ theme }) => ({
        minHeight: target,
        padding: theme.spacing(1, 2),
        color: theme.vars.palette.text.primary,
        fontWeight: 400,
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
      }),
      sizeSmall: ({ theme }) => ({
        minHeight: target,
        paddingInline: theme.spacing(4),
        fontSize: theme.typography.body2.fontSize,
        fontWeight: 400,
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: target,
        height: target,
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        color: 'inherit',
      }),
    },
  },
  MuiLink: {
    defaultProps: { color: 'inherit' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: 'calc(1200px + 3rem)',
        paddingInline: theme.spacing(5),
        [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
      }),
    },
  },
  MuiGrid: { defaultProps: { columns: 24 } },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.default,
      }),
    },
  },
  MuiToolbar: { defaultProps: { disableGutters: true } },
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: { defaultProps: { disableGutters: true, disablePadding: true } },
  MuiAlert: {
    defaultProps: { variant: 'outlined', icon: false },
    styleOverrides: {
      root: ({ theme, ownerState: { severity } }) => ({
        padding: theme.spacing(6),
        border: `2px solid ${severity === 'error' ? theme.vars.palette.error.main : theme.vars.palette.control}`,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        fontSize: theme.typography.body1.fontSize,
        lineHeight: theme.typography.body1.lineHeight,
      }),
      message: ({ theme }) => ({
        display: 'grid',
        flex: 1,
        gap: theme.spacing(4),
        padding: 0,
        overflow: 'visible',
      }),
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, margin: 0 }) },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        paddingBlock: theme.spacing(1),
        borderRadius: theme.shape.borderRadius,
        backgroundColor: theme.vars.palette.sunk,
        fontSize: theme.typography.body2.fontSize,
      }),
      label: { whiteSpace: 'normal' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: '56px',
        height: '56px',
        backgroundColor: theme.vars.palette.sunk,
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'block',
        marginBottom: theme.spacing(1),
        fontWeight: 700,
        lineHeight: theme.typography.body1.lineHeight,
        '&, &.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: { root: { position: 'static', transform: 'none', maxWidth: 'none' } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: theme.spacing(0, 0, 2),
        color: theme.vars.palette.text.secondary,
        fontSize: theme.typography.body2.fontSize,
        lineHeight: 1.45,
        '&.Mui-error': {
          margin: theme.spacing(2, 0, 0),
          color: theme.vars.palette.error.main,
          fontWeight: 700,
          lineHeight: theme.typography.body1.lineHeight,
        },
      }),
    },
  },
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { slots: { root: FieldRoot, input: FieldInput, notchedOutline: NoNotch } },
  },
  MuiFormControlLabel: {
    defaultProps: { disableTypography: true },
    styleOverrides: {
      root: ({ theme }) => ({ gap: theme.spacing(2), minHeight: target, margin: 0 }),
    },
  },
  MuiPaginationItem: {
    defaultProps: { variant: 'outlined', shape: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: target,
        height: target,
        margin: 0,
        borderColor: theme.vars.palette.control,
        borderRadius: theme.shape.borderRadius,
        fontSize: theme.typography.body1.fontSize,
        '&.Mui-selected, &.Mui-selected:hover': {
          border: `1px solid ${theme.vars.palette.secondary.main}`,
          background: theme.vars.palette.secondary.main,
          color: theme.vars.palette.secondary.contrastText,
          fontWeight: 700,
        },
        '@media (forced-colors: active)': {
          '&.Mui-selected': { border: '3px solid Highlight' },
        },
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      separator: ({ theme }) => ({ marginInline: theme.spacing(2) }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ background: theme.vars.palette.background.default }),
    },
  },
  MuiCircularProgress: {
    defaultProps: { size: 48, disableShrink: true, enableTrackSlot: true },
    styleOverrides: {
      track: ({ theme }) => ({ opacity: 1, color: theme.vars.palette.divider }),
      root: { '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        padding: theme.spacing(2, 0),
        marginInlineEnd: theme.spacing(6),
        fontSize: theme.typography.subtitle1.fontSize,
        fontWeight: 400,
        '&.Mui-selected': { color: theme.vars.palette.text.primary, fontWeight: 700 },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: '3px' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(2, 3),
        borderColor: theme.vars.palette.divider,
        fontSize: theme.typography.body2.fontSize,
        verticalAlign: 'top',
      }),
      head: ({ theme }) => ({
        borderBottom: `2px solid ${theme.vars.palette.control}`,
        fontWeight: 700,
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h3 } },
};
