import type { Meta, StoryObj } from '@storybook/react-vite';
import { intakeForm, messages } from '@lawyers/domain';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';

const rows = ['user', 'medical', 'stay', 'message'] as const;

const meta = {
  component: ErrorSummary,
  args: { formId: 'intake', errors: [] },
  // With the fields that its entries lead to.
  decorators: [
    (Story) => (
      <form>
        <Story />
        {rows.map((row) => (
          <FormField key={row} formId="intake" row={row} field={intakeForm[row]} />
        ))}
      </form>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;

export const NoError: StoryObj<typeof meta> = {};

export const SeveralErrors: StoryObj<typeof meta> = {
  args: {
    errors: rows.map((key) => ({ key, message: messages.required(intakeForm[key].label) })),
  },
};
