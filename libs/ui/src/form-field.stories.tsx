import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { intakeForm, type Field, type Form } from '@lawyers/domain';
import { FormField } from './form-field';

const form: Form = intakeForm;
/** One question of every type. */
const rows = new Map(Object.entries(form).map((entry) => [entry[1].type, entry]));

function fields(change: (field: Field) => { field: Field; error?: string }) {
  return (
    <Stack component="form" spacing={6}>
      {[...rows.values()].map(([key, field]) => (
        <FormField key={key} formId="intake" fieldKey={key} {...change(field)} />
      ))}
    </Stack>
  );
}

const meta = {
  component: FormField,
  args: { formId: 'intake', fieldKey: 'message', field: intakeForm.message },
} satisfies Meta<typeof FormField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => fields((field) => ({ field })) };

const textTypes = new Set(['text', 'email', 'tel', 'zip', 'textarea']);
const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh de la Concepción';

export const Filled: Story = {
  render: () =>
    fields((field) => ({
      field: textTypes.has(field.type) ? { ...field, preset: longName } : field,
    })),
};

export const Wrong: Story = {
  render: () => fields((field) => ({ field, error: `${field.label} is required!` })),
};

export const Unanswered: Story = {
  args: { fieldKey: 'accidentId', field: intakeForm.accidentId },
};

export const AlmostTooLong: Story = {
  args: { field: { ...intakeForm.message, preset: 'word '.repeat(1900) } },
};
