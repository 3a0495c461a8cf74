import type { Theme } from '@mui/material/styles';
import { FieldInput, FieldRoot, NoNotch } from './outlined-input-slots';
import { minTargetSize } from './sizes';

/** Default props and styles of MUI's components for forms. `components.ts` has those of all others. */
export function formComponents(theme: Theme): NonNullable<Theme['components']> {
  const { spacing, typography } = theme;
  const { palette } = theme.vars;
  return {
    MuiFormLabel: {
      styleOverrides: {
        root: {
          display: 'block',
          marginBottom: spacing(1),
          fontWeight: 700,
          lineHeight: typography.body1.lineHeight,
          '&, &.Mui-focused, &.Mui-error': { color: palette.text.primary },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: spacing(0, 0, 2),
          color: palette.text.secondary,
          fontSize: typography.body2.fontSize,
          lineHeight: typography.body2.lineHeight,
          // Shows the line break in the hint of the message field.
          whiteSpace: 'pre-line',
          '&.Mui-error': {
            margin: spacing(2, 0, 0),
            color: palette.error.main,
            fontWeight: 700,
            lineHeight: typography.body1.lineHeight,
          },
        },
      },
    },
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiOutlinedInput: {
      defaultProps: { slots: { root: FieldRoot, input: FieldInput, notchedOutline: NoNotch } },
    },
    // The control is a native radio button or checkbox (`choice-controls.tsx`).
    MuiFormControlLabel: {
      defaultProps: { disableTypography: true },
      styleOverrides: {
        root: {
          gap: spacing(2),
          minWidth: minTargetSize,
          minHeight: minTargetSize,
          margin: 0,
          input: {
            flex: 'none',
            width: '1.375rem',
            height: '1.375rem',
            margin: 0,
            accentColor: palette.secondary.main,
            // In the dark scheme, browsers draw an unchecked control gray, which looks disabled, so it is drawn here.
            '&:not(:checked)': {
              appearance: 'none',
              border: `1px solid ${palette.controlBorder}`,
              borderRadius: '4px',
              background: palette.background.default,
            },
            '&[type=radio]:not(:checked)': { borderRadius: '50%' },
            // Chrome before 93 and Safari before 15.4 do not know `accent-color` and would draw a checked control blue.
            '@supports not (accent-color: red)': {
              '&:checked': {
                display: 'grid',
                placeContent: 'center',
                appearance: 'none',
                border: `7px solid ${palette.secondary.main}`,
                borderRadius: '50%',
              },
              '&[type=checkbox]:checked': {
                borderWidth: '1px',
                borderRadius: '4px',
                background: palette.secondary.main,
                color: palette.secondary.contrastText,
                '&::before': { content: '"\\2713"' },
              },
            },
          },
        },
      },
    },
  };
}
