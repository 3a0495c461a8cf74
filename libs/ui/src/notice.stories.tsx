import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice';

const meta = { component: Notice } satisfies Meta<typeof Notice>;

export default meta;

export const WithText: StoryObj<typeof meta> = {
  args: { role: 'note', children: 'Something to know.' },
};
