import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorMessages, intakeForm } from '@lawyers/domain';
import { ErrorSummary } from './error-summary';
import { FormField } from './form-field';

const rows = ['user', 'medical', 'stay', 'message'] as const;

const meta = {
  component: ErrorSummary,
  args: { formId: 'intake', errors: [], focusTrigger: undefined },
  // Shows the summary together with the fields to which its links lead.
  decorators: [
    (Story) => (
      <form>
        <Story />
        {rows.map((key) => (
          <FormField key={key} formId="intake" fieldKey={key} field={intakeForm[key]} />
        ))}
      </form>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;

export const NoError: StoryObj<typeof meta> = {};

export const SeveralErrors: StoryObj<typeof meta> = {
  args: {
    errors: rows.map((key) => ({ key, message: errorMessages.required(intakeForm[key].label) })),
  },
};
