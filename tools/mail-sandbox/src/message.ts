import PostalMime from 'postal-mime';
import type { Parameters } from './mail-template';
import type { ReceivedMail } from './smtp-relay';

/** A mail in the inbox. */
export type Message = Awaited<ReturnType<typeof readMessage>>;

type Sent = { id: number; templateId: string; parameters: Parameters };

/** Parses a mail that the SMTP server received, and adds data of its HTTP request. */
export async function readMessage({ raw, recipients }: ReceivedMail, request: Sent) {
  const email = await PostalMime.parse(raw);
  const { to = [], cc = [], bcc = [], replyTo = [], subject = '', text = '', html = '' } = email;
  /** All values by lowercase name. */
  const headers: Record<string, string[]> = {};
  for (const { key, value } of email.headers) (headers[key] ??= []).push(value);

  const named = [...to, ...cc].map(({ address }) => address);
  const unnamed = recipients.filter((one) => !named.includes(one));
  return {
    ...request,
    /** ISO 8601, UTC. */
    receivedAt: new Date().toISOString(),
    to,
    cc,
    /** From Bcc headers, and SMTP recipients that To and Cc lack. */
    bcc: [...bcc, ...unnamed.map((address) => ({ name: '', address }))],
    replyTo,
    subject,
    text,
    html,
    headers,
    inquiryRef: headers['x-inquiry-ref']?.[0] ?? null,
  };
}
