import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { intakeForm, type Field, type Form } from '@lawyers/domain';
import { FormField } from './form-field';
import { FormCell, FormGrid } from './form-grid';
import { Select } from './select-control';

const form: Form = intakeForm;
/** One row of every type. */
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\D*501/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' word');
    await expect(await canvas.findByText(/^\D*495/)).toBeVisible();
  },
};

const inGrid = ['user', 'email', 'phone_number', 'period', 'stay'] as const;

export const InAGridOfEightAndTwelve: Story = {
  render: () => (
    <FormGrid>
      {inGrid.map((key, index) => (
        <FormCell key={key} span={index < 3 ? 8 : 12}>
          <FormField formId="cells" fieldKey={key} field={intakeForm[key]} />
        </FormCell>
      ))}
    </FormGrid>
  ),
};

export const SelectOutsideAField: Story = {
  render: () => (
    <FormControl>
      <FormLabel htmlFor="part-select">A choice</FormLabel>
      <Select id="part-select">
        <option>The first</option>
        <option>The second</option>
      </Select>
    </FormControl>
  ),
};
