import PostalMime, { type Address } from 'postal-mime';
import type { Parameters } from './mail-template';
import type { ReceivedMail } from './smtp-relay';

/** A mail in the inbox. */
export type Message = Awaited<ReturnType<typeof readMessage>>;

type Sent = { id: number; templateId: string; parameters: Parameters };

/** Parses a mail that the SMTP server received, and adds data of its HTTP request. */
export async function readMessage({ raw, recipients }: ReceivedMail, request: Sent) {
  const email = await PostalMime.parse(raw);
  /** All values by lowercase name. */
  const headers: Record<string, string[]> = {};
  for (const { key, value } of email.headers) (headers[key] ??= []).push(value);
  const mailboxes = (addresses: Address[] = []) =>
    addresses.map(({ name, address = '' }) => ({ name, address }));
  const [to, cc] = [mailboxes(email.to), mailboxes(email.cc)];
  const unnamed = recipients
    .filter((one) => ![...to, ...cc].some(({ address }) => address === one))
    .map((address) => ({ name: '', address }));
  return {
    ...request,
    /** ISO 8601, UTC. */
    receivedAt: new Date().toISOString(),
    to,
    cc,
    /** From Bcc headers, and SMTP recipients that To and Cc lack. */
    bcc: [...mailboxes(email.bcc), ...unnamed],
    replyTo: mailboxes(email.replyTo),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers,
    inquiryRef: headers['x-inquiry-ref']?.[0] ?? null,
  };
}
