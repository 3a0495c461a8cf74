import { inputName, type Field } from '@lawyers/domain';

/** What the input of a question needs to know. */
export type ControlProps = {
  readonly id: string;
  /** The field's key in its form. */
  readonly fieldKey: string;
  readonly field: Field;
  readonly error?: string | undefined;
  readonly describedBy: string | undefined;
  /** Beside another field on a phone. */
  readonly narrow?: true | undefined;
};

/** The props that every outlined control of MUI gets. */
export function outlinedProps({ id, fieldKey, field, error, describedBy }: ControlProps) {
  return {
    id,
    name: inputName(fieldKey, field),
    'aria-describedby': describedBy,
    // Undefined, since some screen readers announce aria-invalid="false".
    inputProps: { 'aria-invalid': error ? true : undefined } as const,
  };
}
