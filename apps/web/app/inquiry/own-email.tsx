import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { deliveryCopy } from './delivery.copy';

const copy = deliveryCopy.failure;

export type OwnEmailProps = {
  /** The mailbox to write to. */
  readonly recipient: string;
  readonly inquiryRef: string;
};

/**
 * A link that starts an e-mail in the visitor's own program. It carries only the reference: a webmail handler turns
 * the whole link into an address of the provider, which stays in the browser's history and session files.
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
