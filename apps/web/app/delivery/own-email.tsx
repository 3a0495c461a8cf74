import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { deliveryCopy } from './delivery.copy';

const copy = deliveryCopy.failure;

export type OwnEmailProps = {
  /** The mailbox that receives the e-mail. */
  readonly recipient: string;
  readonly inquiryRef: string;
};

/**
 * A mailto link for the visitor's own e-mail. It contains only the reference: a webmail handler turns the link into a
 * URL of the provider, which stays in the browser's history and session files.
 */
export function OwnEmail({ recipient, inquiryRef }: OwnEmailProps) {
  return (
    <Typography>
      <Link href={`mailto:${recipient}?subject=${encodeURIComponent(inquiryRef)}`}>
        {copy.writeEmail}
      </Link>
      . {copy.pasteMessage} {copy.emailWarning}
    </Typography>
  );
}
