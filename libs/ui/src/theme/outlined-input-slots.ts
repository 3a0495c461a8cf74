import { styled } from '@mui/material/styles';

/**
 * Decides which props become attributes of the HTML element: all that are not MUI's own. By default, Emotion passes on
 * only the attributes that it knows. It does not know `writingsuggestions`, with which `text-control.tsx` keeps
 * browsers from sending what is typed to their maker.
 */
const isAttribute = (name: PropertyKey) =>
  !['as', 'theme', 'ownerState', 'classes', 'sx'].some((own) => own === name);

/** The element around an input and its adornments, such as the arrow of a select. */
export const FieldRoot = styled('div', {
  shouldForwardProp: (name) => name !== 'required' && isAttribute(name),
})({
  position: 'relative',
  display: 'flex',
  width: '100%',
});

/**
 * The style of inputs, text areas, and selects. It selects states by attribute, so it applies before any script runs.
 * MUI's own style depends on classes that a script sets.
 */
export const FieldInput = styled('input', { shouldForwardProp: isAttribute })(({ theme }) => ({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '48px',
  margin: 0,
  padding: theme.spacing(2, 3),
  border: `1px solid ${theme.vars.palette.controlBorder}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  lineHeight: 1.4,
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main, borderWidth: '2px' },
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  'textarea&': { height: '150px', resize: 'vertical' },
  'select&': {
    appearance: 'none',
    paddingInlineEnd: theme.spacing(8),
    cursor: 'pointer',
    // Lets a long option use two lines on a phone, where browsers would otherwise cut it off. Firefox still limits it
    // to one line (`select-control.tsx`).
    whiteSpace: 'normal',
  },
}));

/**
 * Replaces the outline of MUI's OutlinedInput, whose border has a gap for the label: here, labels are above their
 * fields.
 */
export const NoNotch = () => null;
