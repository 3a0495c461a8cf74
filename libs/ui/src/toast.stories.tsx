import type { Meta, StoryObj } from '@storybook/react-vite';
import { invalidZipMessage } from '@lawyers/domain';
import { Toast } from './lazy-toast';

const meta = {
  component: Toast,
  args: { message: invalidZipMessage, trigger: 1 },
} satisfies Meta<typeof Toast>;

export default meta;

export const ForSixSeconds: StoryObj<typeof meta> = {};
