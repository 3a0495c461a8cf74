import { inputName, type Field } from '@lawyers/domain';

/**
 * Props of the control with which a visitor answers one field of a form: a text field, dropdown, radio group, or
 * checkbox.
 */
export type ControlProps = {
  readonly id: string;
  /** The field's key in its form. */
  readonly fieldKey: string;
  readonly field: Field;
  readonly error?: string | undefined;
  readonly describedBy: string | undefined;
  /** Whether the field has another field beside it on a phone. */
  readonly narrow?: true | undefined;
};

/** Props for MUI's OutlinedInput, common to all types of text and select fields. */
export function outlinedProps({ id, fieldKey, field, error, describedBy }: ControlProps) {
  return {
    id,
    name: inputName(fieldKey, field),
    'aria-describedby': describedBy,
    // Undefined instead of false, because some screen readers announce aria-invalid="false".
    inputProps: { 'aria-invalid': error ? true : undefined } as const,
  };
}
