import type { Meta, StoryObj } from '@storybook/react-vite';
import { issueTypes } from '@lawyers/domain';
import { IssuePicker } from './issue-picker';
import { IssuePicture } from './issue-picture';

const meta = {
  component: IssuePicker,
  args: { legend: 'What happened?' },
} satisfies Meta<typeof IssuePicker>;

export default meta;

export const FirstSelected: StoryObj<typeof meta> = {};

export const PicturesOnly: StoryObj<typeof meta> = {
  render: () => (
    <>
      {issueTypes.map(({ pictureId }) => (
        <IssuePicture key={pictureId} id={pictureId} size={64} />
      ))}
    </>
  ),
};
