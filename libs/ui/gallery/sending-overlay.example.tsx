import { SendingOverlay } from '../src';

const room = { minHeight: '22rem' };

export const atFirst = (
  <div style={room}>
    <SendingOverlay
      text="Sending Message..."
      note="Still sending. This can take up to a minute."
      noteAfter={600_000}
    />
  </div>
);

export const withItsNote = (
  <div style={room}>
    <SendingOverlay text="Sending Message..." note="Still sending. This can take up to a minute." />
  </div>
);

export const withAWayBack = (
  <div style={room}>
    <SendingOverlay
      text="You are offline; we will send when you are back"
      note="Keep this page open."
    >
      <button type="button">Back to my message</button>
    </SendingOverlay>
  </div>
);
