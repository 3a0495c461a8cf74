import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { deliveryCopy } from '../delivery.copy';

const copy = deliveryCopy.failure;

/** Characters of an address that mail programs take; those of Windows take about 2,000. */
const longestAddress = 1_900;

export type OwnEmailProps = {
  /** The mailbox to write to. */
  readonly recipient: string;
  readonly inquiryRef: string;
  /** What the visitor wrote. Where it is too long for an address, it is left to be pasted. */
  readonly text: string;
};

/** A link that begins an e-mail in the visitor's own program, and what to know before. */
export function OwnEmail({ recipient, inquiryRef, text }: OwnEmailProps) {
  const whole = mailto(recipient, inquiryRef, text);
  const fits = whole.length <= longestAddress;
  return (
    <Typography>
      <Link href={fits ? whole : mailto(recipient, inquiryRef, '')}>{copy.writeEmail}</Link>.{' '}
      {!fits && `${copy.pasteMessage} `}
      {copy.emailWarning}
    </Typography>
  );
}

/** An address as RFC 6068 wants it, with `%0D%0A` for every line break. */
function mailto(recipient: string, inquiryRef: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${recipient}?subject=${encodeURIComponent(inquiryRef)}${body && `&body=${body}`}`;
}
