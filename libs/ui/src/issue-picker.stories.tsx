import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { issueTypes } from '@lawyers/domain';
import { IssuePicker } from './issue-picker';
import { IssuePicture } from './issue-picture';

const meta = {
  component: IssuePicker,
  args: { legend: 'What happened?' },
} satisfies Meta<typeof IssuePicker>;

export default meta;

export const FirstSelected: StoryObj<typeof meta> = {};

export const AnotherChosen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('radio').at(-1)!;
    await userEvent.click(last);
    await expect(last).toBeChecked();
  },
};

export const PicturesOnly: StoryObj<typeof meta> = {
  render: () => (
    <>
      {issueTypes.map(({ pictureId }) => (
        <IssuePicture key={pictureId} id={pictureId} size={64} />
      ))}
    </>
  ),
};
