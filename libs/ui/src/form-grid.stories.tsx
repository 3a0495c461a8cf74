import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { intakeForm } from '@lawyers/domain';
import { FormField } from './form-field';
import { FormCell, FormGrid } from './form-grid';
import { Select } from './select-control';

const meta = { component: FormGrid } satisfies Meta<typeof FormGrid>;

export default meta;

const rows = ['user', 'email', 'phone_number', 'period', 'stay'] as const;

export const FieldsOfEightAndTwelve: StoryObj = {
  render: () => (
    <FormGrid>
      {rows.map((key, index) => (
        <FormCell key={key} span={index < 3 ? 8 : 12}>
          <FormField formId="cells" fieldKey={key} field={intakeForm[key]} />
        </FormCell>
      ))}
    </FormGrid>
  ),
};

export const SelectOutsideAField: StoryObj = {
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
