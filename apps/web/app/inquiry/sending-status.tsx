import Button from '@mui/material/Button';
import { SendingOverlay } from '@lawyers/ui';
import { deliveryCopy } from './delivery.copy';

export type SendingStatusProps = {
  /** Whether the message waits for the browser to be online. */
  readonly offline: boolean;
  readonly cancel: () => void;
};

/** The overlay while a message is sent, or waits for the browser to be online (requirements § 5.4, § 5.5). */
export function SendingStatus({ offline, cancel }: SendingStatusProps) {
  return offline ? (
    <SendingOverlay
      key="offline"
      paused
      text={deliveryCopy.offline}
      note={deliveryCopy.offlineNote}
    >
      <Button variant="outline" onClick={cancel}>
        {deliveryCopy.backToMessage}
      </Button>
    </SendingOverlay>
  ) : (
    <SendingOverlay
      key="sending"
      text={deliveryCopy.sending}
      note={deliveryCopy.stillSending}
      noteAfter={8000}
    />
  );
}
