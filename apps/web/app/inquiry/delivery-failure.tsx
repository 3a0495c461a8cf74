import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Form } from '@lawyers/domain';
import { mayRetry } from '@lawyers/mail';
import { AlertPanel } from '@lawyers/ui';
import { PhoneLink } from '../layout/phone-link';
import { CopyButton } from './copy-button';
import { deliveryCopy } from './delivery.copy';
import type { FailedDelivery } from './inquiry-state';
import { useInquiryText } from './inquiry-text';

const copy = deliveryCopy.failure;

export type DeliveryFailureProps = {
  /** The id of the form that "Try again" submits. */
  readonly id: string;
  readonly form: Form;
  readonly inquiryRef: string;
  readonly delivery: FailedDelivery;
  /** Whether a request may have left the device, so that the message may have arrived. */
  readonly mayHaveArrived: boolean;
  /** The mailbox to which the visitor can write instead. */
  readonly recipient: string;
};

/**
 * The alert after a failed delivery (requirements § 5.6). No field is marked as invalid, since the answers are not the
 * reason. "Try again" comes first, unless sending again would fail again; then the phone number does.
 */
export function DeliveryFailure(props: DeliveryFailureProps) {
  const { id, form, inquiryRef, delivery, mayHaveArrived, recipient } = props;
  const text = useInquiryText(id, form, inquiryRef);
  const permanent = !mayRetry(delivery.failure);
  const call = (
    <Typography>
      {copy.call} <PhoneLink />
    </Typography>
  );
  return (
    <AlertPanel title={copy.title} focusTrigger={delivery}>
      <Typography>{copy.text}</Typography>
      {delivery.stoppedWhileOffline && <Typography>{copy.stoppedWhileOffline}</Typography>}
      {mayHaveArrived && <Typography>{copy.mayHaveArrived}</Typography>}
      <Typography>
        {copy.referenceLabel}: <strong translate="no">{inquiryRef}</strong>
      </Typography>
      {permanent && call}
      <Stack
        direction="row"
        spacing={3}
        sx={{ flexWrap: 'wrap', '& > div, button': { width: { xs: '100%', sm: 'auto' } } }}
      >
        <Button type="submit" form={id}>
          {copy.tryAgain}
        </Button>
        <CopyButton text={text} label={copy.copyMessage} copied={copy.copied} />
      </Stack>
      {!permanent && call}
      {/* The subject is only the reference, and the link contains no answer of the visitor: a webmail service turns
          a `mailto:` link into a URL of its own, which stays in the browser's history and session files. */}
      <Typography>
        <Link href={`mailto:${recipient}?subject=${encodeURIComponent(inquiryRef)}`}>
          {copy.writeEmail}
        </Link>
        . {copy.pasteMessage} {copy.emailWarning}
      </Typography>
    </AlertPanel>
  );
}
