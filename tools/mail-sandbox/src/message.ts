import PostalMime, { type Address } from 'postal-mime';
import type { Parameters } from './mail-template';
import type { ReceivedMail } from './smtp-relay';

type MessageAddress = { name: string; address: string };

/** A mail in the inbox, parsed from what the SMTP server received. */
export type Message = {
  id: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  to: MessageAddress[];
  cc: MessageAddress[];
  /** From Bcc headers, and SMTP recipients that To and Cc lack. */
  bcc: MessageAddress[];
  replyTo: MessageAddress[];
  subject: string;
  text: string;
  html: string;
  /** All header values by lowercase name. */
  headers: Record<string, string[]>;
  inquiryRef: string | null;
  templateId: string;
  /** As the request sent them. */
  parameters: Parameters;
};

/** Parses a received mail and adds data of its HTTP request. */
export async function readMessage(
  { raw, recipients }: ReceivedMail,
  request: Pick<Message, 'id' | 'templateId' | 'parameters'>,
): Promise<Message> {
  const email = await PostalMime.parse(raw);
  const headers: Message['headers'] = {};
  for (const { key, value } of email.headers) (headers[key] ??= []).push(value);
  const mailboxes = (addresses: Address[] = []) =>
    addresses.map(({ name, address = '' }) => ({ name, address }));
  const [to, cc] = [mailboxes(email.to), mailboxes(email.cc)];
  const unnamed = recipients.filter(
    (one) => ![...to, ...cc].some(({ address }) => address === one),
  );
  return {
    ...request,
    receivedAt: new Date().toISOString(),
    to,
    cc,
    bcc: mailboxes([...(email.bcc ?? []), ...unnamed.map((address) => ({ name: '', address }))]),
    replyTo: mailboxes(email.replyTo),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers,
    inquiryRef: headers['x-inquiry-ref']?.[0] ?? null,
  };
}
