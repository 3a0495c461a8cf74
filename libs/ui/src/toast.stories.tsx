import type { Meta, StoryObj } from '@storybook/react-vite';
import { invalidZipMessage } from '@lawyers/domain';
import { Toast } from './lazy-toast';

const meta = {
  // In a frame, since it covers its page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  component: Toast,
  args: { message: invalidZipMessage, trigger: 1 },
} satisfies Meta<typeof Toast>;

export default meta;

export const ForSixSeconds: StoryObj<typeof meta> = {};
