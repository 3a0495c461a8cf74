import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SendFailure } from '@lawyers/mail';
import { AlertPanel } from '@lawyers/ui';
import { deliveryCopy } from '../delivery.copy';
import { PhoneLink } from '../shell/phone-link';

const copy = deliveryCopy.failure;

export type FailurePanelProps = {
  /** The id of the form, which "Try again" submits once more. */
  readonly form: string;
  readonly inquiryRef: string;
  readonly failure: SendFailure;
};

/** Says that a message is not confirmed, and what can be done now. It never blames the fields. */
export function FailurePanel({ form, inquiryRef, failure }: FailurePanelProps) {
  // Without an answer nobody knows how far the request came.
  const mayHaveArrived = failure.status === 0 || failure.status >= 500;
  return (
    <AlertPanel title={copy.title}>
      <Typography>{copy.text}</Typography>
      {mayHaveArrived && <Typography>{copy.mayHaveArrived}</Typography>}
      <Typography>
        {copy.referenceLabel}: <strong>{inquiryRef}</strong>
      </Typography>
      <div>
        <Button type="submit" form={form}>
          {copy.tryAgain}
        </Button>
      </div>
      <Typography>
        {copy.call} <PhoneLink />
      </Typography>
    </AlertPanel>
  );
}
