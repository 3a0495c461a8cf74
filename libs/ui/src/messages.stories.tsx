import type { Meta, StoryObj } from '@storybook/react-vite';
import { invalidZipMessage } from '@lawyers/domain';
import { AlertPanel, Notice } from './alert-panel';
import { Toast } from './lazy-toast';

export default { title: 'Messages' } satisfies Meta;

export const Alert: StoryObj = {
  render: () => (
    <AlertPanel title="Your message is not confirmed">
      <p>We could not make sure that it was sent. Everything you wrote is still here.</p>
    </AlertPanel>
  ),
};

export const NoticeOfOneLine: StoryObj = {
  render: () => <Notice role="note">Something to know.</Notice>,
};

export const ToastForSixSeconds: StoryObj = {
  // In a frame, since it covers its page.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  render: () => <Toast message={invalidZipMessage} trigger={1} />,
};
