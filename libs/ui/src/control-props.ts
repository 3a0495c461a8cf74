import { inputName, type Field } from '@lawyers/domain';

/** What the input of a question needs to know. */
export type ControlProps = {
  readonly id: string;
  /** The row's key in its form. */
  readonly row: string;
  readonly field: Field;
  readonly error?: string | undefined;
  readonly describedBy: string | undefined;
};

/** The props that every outlined control of MUI gets. */
export function outlinedProps({ id, row, field, error, describedBy }: ControlProps) {
  return {
    id,
    name: inputName(row, field),
    'aria-describedby': describedBy,
    // Undefined, since some screen readers announce aria-invalid="false".
    inputProps: { 'aria-invalid': error ? true : undefined } as const,
  };
}
