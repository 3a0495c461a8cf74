import { request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** What a server says to one request, as it came: nothing followed, nothing decompressed. */
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
