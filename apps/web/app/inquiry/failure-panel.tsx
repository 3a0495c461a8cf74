import styled from '@emotion/styled';
import type { Form } from '@lawyers/domain';
import { mayRetry } from '@lawyers/mail';
import { AlertPanel, Button, space } from '@lawyers/ui';
import { deliveryCopy } from '../delivery.copy';
import { PhoneLink } from '../shell/phone-link';
import { CopyButton } from './copy-button';
import { OwnEmail } from './own-email';
import { useWrittenText } from './use-written-text';
import type { FailedDelivery } from './use-inquiry';

const copy = deliveryCopy.failure;

export type FailurePanelProps = {
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
export function FailurePanel({ id, form, inquiryRef, delivery, recipient }: FailurePanelProps) {
  const text = useWrittenText(id, form, inquiryRef);
  const final = !mayRetry(delivery.failure);
  const call = (
    <p>
      {copy.call} <PhoneLink />
    </p>
  );
  return (
    <AlertPanel title={copy.title} occasion={delivery}>
      <p>{delivery.stoppedOffline && !delivery.mayHaveArrived ? copy.notSentOffline : copy.text}</p>
      {delivery.stoppedOffline && delivery.mayHaveArrived && <p>{copy.stoppedOffline}</p>}
      {delivery.mayHaveArrived && <p>{copy.mayHaveArrived}</p>}
      <p>
        {copy.referenceLabel}: <strong>{inquiryRef}</strong>
      </p>
      {final && call}
      <Row>
        <Button type="submit" form={id}>
          {copy.tryAgain}
        </Button>
        <CopyButton text={text} label={copy.copyMessage} copied={copy.copied} />
      </Row>
      {!final && call}
      <OwnEmail recipient={recipient} inquiryRef={inquiryRef} />
    </AlertPanel>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
