import Button from '@mui/material/Button';
import { SendingOverlay } from '@lawyers/ui';
import { deliveryCopy } from './delivery.copy';

export type SendingCoverProps = {
  /** Whether the message waits for the connection. */
  readonly holding: boolean;
  readonly giveUp: () => void;
};

/** What the visitor sees while a message is on its way, or waits for the connection. */
export function SendingCover({ holding, giveUp }: SendingCoverProps) {
  return holding ? (
    <SendingOverlay key="holding" still text={deliveryCopy.offline} note={deliveryCopy.offlineNote}>
      <Button variant="outlined" onClick={giveUp}>
        {deliveryCopy.giveUp}
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
