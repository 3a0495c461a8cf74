import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertPanel } from './alert-panel';

const meta = {
  component: AlertPanel,
  args: {
    title: 'Your message is not confirmed',
    children: <p>We could not make sure that it was sent. Everything you wrote is still here.</p>,
  },
} satisfies Meta<typeof AlertPanel>;

export default meta;

export const WithText: StoryObj<typeof meta> = {};
