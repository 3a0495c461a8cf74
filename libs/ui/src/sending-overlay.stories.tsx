import type { Meta, StoryObj } from '@storybook/react-vite';
import { SendingOverlay } from './sending-overlay';

const meta = {
  // In a frame, since it covers its page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  component: SendingOverlay,
  args: {
    text: 'Sending Message...',
    note: 'Still sending. This can take up to a minute.',
    noteAfter: 8_000,
  },
} satisfies Meta<typeof SendingOverlay>;

export default meta;

export const AtFirst: StoryObj<typeof meta> = {};

export const WithItsNoteAndButton: StoryObj<typeof meta> = {
  args: {
    text: 'You are offline; we will send it when you are back',
    note: 'Keep this page open.',
    noteAfter: undefined,
    children: <button type="button">Back to my message</button>,
  },
};
