import { SendingOverlay } from '../src';

const frameStyle = { minHeight: '22rem' };

export const atFirst = (
  <div style={frameStyle}>
    <SendingOverlay
      text="Sending Message..."
      note="Still sending. This can take up to a minute."
      noteAfter={600_000}
    />
  </div>
);

export const withItsNote = (
  <div style={frameStyle}>
    <SendingOverlay text="Sending Message..." note="Still sending. This can take up to a minute." />
  </div>
);

export const withCancelButton = (
  <div style={frameStyle}>
    <SendingOverlay
      text="You are offline; we will send when you are back"
      note="Keep this page open."
    >
      <button type="button">Back to my message</button>
    </SendingOverlay>
  </div>
);
