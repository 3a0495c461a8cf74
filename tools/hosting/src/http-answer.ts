import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { TLSSocket } from 'node:tls';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** When the certificate ends; undefined without one. */
  readonly certificateUntil: string | undefined;
};

/**
 * A server's response as sent: redirects are not followed, and nothing is decompressed.
 * @throws Error when there is none, or when a browser would refuse the certificate.
 */
export function answerOf(
  url: string,
  acceptEncoding = 'identity',
  options: RequestOptions = {},
): Promise<Answer> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  const headers = { 'accept-encoding': acceptEncoding, 'user-agent': 'launch-check' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, timeout: 20_000, ...options }, (response) => {
      const { valid_to: certificateUntil } =
        (response.socket as Partial<TLSSocket>).getPeerCertificate?.() ?? {};
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          certificateUntil,
        }),
      );
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer within 20 seconds')));
    sent.once('error', reject).end();
  });
}
