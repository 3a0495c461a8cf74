import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Form } from '@lawyers/domain';
import { mayRetry } from '@lawyers/mail';
import Button from '@mui/material/Button';
import { AlertPanel } from '@lawyers/ui';
import { deliveryCopy } from './delivery.copy';
import { PhoneLink } from '../page-parts/phone-link';
import { CopyButton } from './copy-button';
import { OwnEmail } from './own-email';
import { useInquiryText } from './use-inquiry-text';
import type { FailedDelivery } from './use-inquiry';

const copy = deliveryCopy.failure;

export type DeliveryFailureProps = {
  /** The id of the form, which "Try again" submits once more. */
  readonly id: string;
  readonly form: Form;
  readonly inquiryRef: string;
  readonly delivery: FailedDelivery;
  /** The mailbox to write to by oneself. */
  readonly recipient: string;
};

/**
 * Says that a message is not confirmed, and what can be done now. It never blames the fields. After a refusal that
 * would come again the phone stands first; otherwise trying again does.
 */
export function DeliveryFailure({
  id,
  form,
  inquiryRef,
  delivery,
  recipient,
}: DeliveryFailureProps) {
  const text = useInquiryText(id, form, inquiryRef);
  const final = !mayRetry(delivery.failure);
  const call = (
    <Typography>
      {copy.call} <PhoneLink />
    </Typography>
  );
  return (
    <AlertPanel title={copy.title} occasion={delivery}>
      <Typography>
        {delivery.stoppedOffline && !delivery.mayHaveArrived ? copy.notSentOffline : copy.text}
      </Typography>
      {delivery.stoppedOffline && delivery.mayHaveArrived && (
        <Typography>{copy.stoppedOffline}</Typography>
      )}
      {delivery.mayHaveArrived && <Typography>{copy.mayHaveArrived}</Typography>}
      <Typography>
        {copy.referenceLabel}: <strong>{inquiryRef}</strong>
      </Typography>
      {final && call}
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" form={id}>
          {copy.tryAgain}
        </Button>
        <CopyButton text={text} label={copy.copyMessage} copied={copy.copied} />
      </Stack>
      {!final && call}
      <OwnEmail recipient={recipient} inquiryRef={inquiryRef} />
    </AlertPanel>
  );
}
