import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import type { OutgoingMail } from './mail-template';

/** A mail as the SMTP server received it. */
export type ReceivedMail = { raw: Buffer; recipients: string[] };

type Delivery = {
  /** 250, the code of the refusal, or 0 if the connection broke. */
  code: number;
  reply: string;
  received?: ReceivedMail;
};

export type SmtpRelay = Awaited<ReturnType<typeof startSmtpRelay>>;

/** Starts an SMTP server on a free loopback port, and a client for it. */
export async function startSmtpRelay() {
  const host = '127.0.0.1';
  /** By return path, which tells parallel mails apart. */
  const deliveries = new Map<string, { refusal?: number; received?: ReceivedMail }>();

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    logger: false,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const take = (raw: Buffer) => {
        const delivery = deliveries.get(mailFrom ? mailFrom.address : '');
        const responseCode = delivery ? delivery.refusal : 550;
        if (responseCode) return done(Object.assign(new Error('Refused'), { responseCode }));
        delivery!.received = { raw, recipients: rcptTo.map(({ address }) => address) };
        done();
      };
      buffer(stream).then(take, done);
    },
  });
  // The client reports broken connections; without a listener the server would throw.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  const noFiles = { disableFileAccess: true, disableUrlAccess: true };
  const sender = createTransport({ host, port, ignoreTLS: true, ...noFiles });

  /**
   * Sends one mail and returns the SMTP server's response; never rejects.
   * @param refusal The code with which the server refuses it.
   */
  async function deliver(
    { to, replyTo, ...content }: OutgoingMail,
    inquiryRef: string | null,
    refusal?: number,
  ): Promise<Delivery> {
    const from = `${randomUUID()}@example.com`;
    const delivery: { refusal?: number; received?: ReceivedMail } = { refusal };
    deliveries.set(from, delivery);
    try {
      const { response } = await sender.sendMail({
        ...content,
        envelope: { from, to },
        // Objects, because strings would be parsed as lists of addresses.
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
