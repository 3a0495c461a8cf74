import Stack from '@mui/material/Stack';
import { intakeForm, type Field, type Form } from '@lawyers/domain';
import { FormField } from '../src';

const rows: Form = intakeForm;

/** One row of every type. */
function fields(form: string, change: (field: Field) => { field: Field; error?: string }) {
  const rowsByType = new Map(Object.entries(rows).map((entry) => [entry[1].type, entry]));
  return (
    // A form for each state; otherwise their radio buttons would be one group.
    <Stack component="form" spacing={6}>
      {[...rowsByType.values()].map(([row, field]) => (
        <FormField key={row} formId={form} row={row} {...change(field)} />
      ))}
    </Stack>
  );
}

const textTypes = new Set(['text', 'email', 'tel', 'zip', 'textarea']);

export const empty = fields('empty', (field) => ({ field }));

export const filled = fields('filled', (field) => ({
  field: textTypes.has(field.type)
    ? {
        ...field,
        preset: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh de la Concepción',
      }
    : field,
}));

export const wrong = fields('wrong', (field) => ({ field, error: `${field.label} is required!` }));

export const almostTooLong = (
  <FormField
    formId="long"
    row="message"
    field={{ ...(rows['message'] as Field), preset: 'word '.repeat(1900) }}
  />
);
