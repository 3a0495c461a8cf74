import { request } from 'node:http';
import { connect } from 'node:net';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** A server's raw response, without redirects or decompression. */
export function answerOf(url: string, acceptEncoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once('error', reject).end();
  });
}

/** The status and headers of the response to arbitrary bytes, which may be an invalid request. */
export async function rawAnswerOf(url: string, bytes: string): Promise<Omit<Answer, 'body'>> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1').write(bytes);
  let received = '';
  for await (const chunk of socket) {
    received += chunk;
    if (received.includes('\r\n\r\n')) break;
  }
  const [statusLine = '', ...lines] = received.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')] as const;
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers) };
}
