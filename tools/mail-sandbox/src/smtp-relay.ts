import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import type { OutgoingMail } from './mail-template';

/** The state of one mail while it is sent through the SMTP server. */
type Delivery = {
  /** The SMTP code with which the server refuses the mail; undefined to accept it. */
  readonly refusal?: number;
  /** The mail as the SMTP server received it. */
  received?: { readonly raw: Buffer; readonly recipients: readonly string[] };
};

export type ReceivedMail = NonNullable<Delivery['received']>;
export type SmtpRelay = Awaited<ReturnType<typeof startSmtpRelay>>;

/** Starts an SMTP server on a free port of 127.0.0.1, and a client that sends to it. */
export async function startSmtpRelay() {
  const host = '127.0.0.1';
  /** Mails that are being sent, by return path. Each mail has a unique one, so that parallel mails are not mixed up. */
  const deliveries = new Map<string, Delivery>();

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    logger: false,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const delivery = deliveries.get(mailFrom ? mailFrom.address : '') ?? { refusal: 550 };
      const { refusal: responseCode } = delivery;
      buffer(stream).then((raw) => {
        if (responseCode) return done(Object.assign(new Error('Refused'), { responseCode }));
        delivery.received = { raw, recipients: rcptTo.map(({ address }) => address) };
        done();
      }, done);
    },
  });
  // The client already reports broken connections. Without a listener, the error would end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  const noFiles = { disableFileAccess: true, disableUrlAccess: true };
  const sender = createTransport({ host, port, ignoreTLS: true, ...noFiles });

  /**
   * Sends one mail. Failures do not reject but are returned.
   * @param refusal The SMTP code with which the server refuses the mail; undefined to accept it.
   * @returns The server's code (250 if accepted, 0 if the connection broke) and text, and an accepted mail as received.
   */
  async function deliver(
    { to, replyTo, ...content }: OutgoingMail,
    inquiryRef: string | null,
    refusal?: number,
  ): Promise<{ code: number; reply: string; received?: ReceivedMail }> {
    const from = `${randomUUID()}@example.com`;
    const delivery: Delivery = { refusal };
    deliveries.set(from, delivery);
    try {
      const { response } = await sender.sendMail({
        ...content,
        envelope: { from, to },
        // The addresses of headers are objects, because the mail library parses a string as a list: a comma in
        // `replyTo` would add an address. In the envelope, `to` may be a string: an address that it added would be one
        // of the `recipients` of the received mail, where tests notice it.
        from: { name: 'Mail sandbox', address: 'mail-sandbox@example.com' },
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        ...(inquiryRef !== null && { headers: { 'X-Inquiry-Ref': inquiryRef } }),
        xMailer: false,
      });
      return { code: 250, reply: response, received: delivery.received };
    } catch (error) {
      const { responseCode: code = 0, response, message } = error as SmtpSendError;
      return { code, reply: response ?? message };
    } finally {
      deliveries.delete(from);
    }
  }

  async function close(): Promise<void> {
    sender.close();
    await new Promise<void>((resolve) => server.close(resolve));
  }
  return { deliver, close };
}

type SmtpSendError = Error & { responseCode?: number; response?: string };
