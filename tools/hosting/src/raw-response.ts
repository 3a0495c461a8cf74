import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

export type RawResponse = Awaited<ReturnType<typeof requestRaw>>;

/**
 * Requests a URL and returns the response as the server sent it: redirects are not followed, and the body is not
 * decompressed.
 * @throws Error when the server cannot be reached or does not answer within 20 seconds, or when a browser would refuse
 * its certificate.
 */
export async function requestRaw(
  url: string,
  acceptEncoding = 'identity',
  options: RequestOptions = {},
) {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  const headers = { 'accept-encoding': acceptEncoding, 'user-agent': 'launch-check' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, { headers, timeout: 20_000, ...options }, resolve);
    sent.once('timeout', () => sent.destroy(new Error('none within 20 seconds')));
    sent.once('error', reject).end();
  });
  const socket = response.socket as Partial<TLSSocket>;
  return {
    /** The date on which the certificate expires; undefined for plain HTTP. */
    certificateUntil: socket.getPeerCertificate?.().valid_to,
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}
