import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { SMTPServer } from 'smtp-server';
import type { OutgoingMail } from './mail-template';

/** A mail as the SMTP server received it. */
export type ReceivedMail = { raw: Buffer; recipients: string[] };

type Delivery = {
  /** 250, the code of the refusal, or 0 if the connection broke. */
  code: number;
  reply: string;
  received: ReceivedMail | null;
};

export type SmtpRelay = Awaited<ReturnType<typeof startSmtpRelay>>;

/** Starts an SMTP server on a free loopback port, and a client for it. */
export async function startSmtpRelay(host: string) {
  const tickets = new Map<string, { refusal?: number; received: ReceivedMail | null }>();

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    logger: false,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const take = (raw: Buffer) => {
        const ticket = tickets.get(mailFrom ? ticketOf(mailFrom.address) : '');
        if (!ticket) return done(smtpError(550, 'Only the sandbox itself sends here'));
        if (ticket.refusal) return done(smtpError(ticket.refusal, 'Refused by the mail sandbox'));
        ticket.received = { raw, recipients: rcptTo.map(({ address }) => address) };
        done();
      };
      buffer(stream).then(take, done);
    },
  });
  // The client reports broken connections; without a listener the server would throw.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;

  const sender = createTransport({
    host,
    port,
    ignoreTLS: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    /** Sends one mail and returns the SMTP server's response; never rejects. */
    async deliver(
      mail: OutgoingMail,
      inquiryRef: string | null,
      refusal?: number,
    ): Promise<Delivery> {
      const id = randomUUID();
      const ticket = { refusal, received: null as ReceivedMail | null };
      tickets.set(id, ticket);
      try {
        const { response } = await sender.sendMail(messageOf(mail, inquiryRef, id));
        return { code: 250, reply: response, received: ticket.received };
      } catch (error) {
        const { responseCode = 0, response, message } = error as SmtpSendError;
        return { code: responseCode, reply: response ?? message, received: ticket.received };
      } finally {
        tickets.delete(id);
      }
    },
    async close() {
      sender.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

type SmtpSendError = Error & { responseCode?: number; response?: string };

const sandboxAddress = { mailbox: 'mail-sandbox', domain: 'example.com' };

function messageOf(mail: OutgoingMail, inquiryRef: string | null, id: string) {
  const { mailbox, domain } = sandboxAddress;
  return {
    // The return path identifies the mail among parallel ones.
    envelope: { from: `${mailbox}+${id}@${domain}`, to: mail.to },
    messageId: `<${id}@${mailbox}.${domain}>`,
    // Objects, because strings would be parsed as lists of addresses.
    from: { name: 'Mail sandbox', address: `${mailbox}@${domain}` },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    ...(inquiryRef === null ? {} : { headers: { 'X-Inquiry-Ref': inquiryRef } }),
    subject: literalSubject(mail.subject),
    text: mail.text,
    html: mail.html,
    xMailer: false as const,
  };
}

/** Encodes input that looks like an encoded word, so that it is shown as typed. */
function literalSubject(subject: string): string {
  return subject.includes('=?') ? encodeWord(subject, 'Q', 52) : subject;
}

function ticketOf(returnPath: string): string {
  return /\+([^@]*)@/.exec(returnPath)?.[1] ?? '';
}

function smtpError(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
