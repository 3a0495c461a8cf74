import MuiAlert from '@mui/material/Alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { invalidZipMessage } from '@lawyers/domain';
import { AlertPanel } from './alert-panel';
import { Toast } from './lazy-toast';
import { SendingOverlay } from './sending-overlay';

export default { title: 'Messages' } satisfies Meta;

export const Alert: StoryObj = {
  render: () => (
    <AlertPanel title="Your message is not confirmed">
      <p>We could not make sure that it was sent. Everything you wrote is still here.</p>
    </AlertPanel>
  ),
};

export const NoticeOfOneLine: StoryObj = {
  render: () => <MuiAlert role="note">Something to know.</MuiAlert>,
};

// In the documentation, each story with these parameters has an iframe of its own, because its component has a fixed
// position and would cover other stories.
const parameters = { docs: { story: { inline: false, height: '12rem' } } };

export const ToastForSixSeconds: StoryObj = {
  parameters,
  render: () => <Toast message={invalidZipMessage} trigger={1} />,
};

export const Sending: StoryObj = {
  parameters,
  render: () => (
    <SendingOverlay text="Sending Message..." note="Not yet shown." noteAfter={8_000} />
  ),
};

export const SendingWithNoteAndButton: StoryObj = {
  parameters,
  render: () => (
    <SendingOverlay text="You are offline" note="Keep this page open.">
      <button type="button">Back to my message</button>
    </SendingOverlay>
  ),
};
