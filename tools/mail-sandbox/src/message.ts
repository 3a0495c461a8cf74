import PostalMime from 'postal-mime';
import type { Parameters } from './mail-template';
import type { ReceivedMail } from './smtp-relay';

/** A received mail, as the inbox shows it. */
export type Message = Awaited<ReturnType<typeof readMessage>>;

type Sent = { id: number; templateId: string; parameters: Parameters };

/** Parses a mail as the SMTP server received it, and adds data of the HTTP request that caused it. */
export async function readMessage({ raw, recipients }: ReceivedMail, request: Sent) {
  const email = await PostalMime.parse(raw);
  const { to = [], cc = [], bcc = [], replyTo = [], subject = '', html = '' } = email;
  /** All values of each header, by its name in lower case. */
  const headers: Record<string, string[]> = {};
  for (const { key, value } of email.headers) (headers[key] ??= []).push(value);

  const named = [...to, ...cc].map(({ address }) => address);
  const unnamed = recipients.filter((one) => !named.includes(one));
  return {
    ...request,
    /** The time of arrival as ISO 8601 in UTC. */
    receivedAt: new Date().toISOString(),
    to,
    cc,
    /** Recipients from the Bcc header, and SMTP recipients that neither To nor Cc names. */
    bcc: [...bcc, ...unnamed.map((address) => ({ name: '', address }))],
    replyTo,
    subject,
    html,
    headers,
    inquiryRef: headers['x-inquiry-ref']?.[0] ?? null,
  };
}
