import { connect } from 'node:net';

/** The status and headers of the response to arbitrary bytes, which may be an invalid request. */
export async function rawAnswerOf(
  url: string,
  bytes: string,
): Promise<{ status: number; headers: Record<string, string> }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1').write(bytes);
  let received = '';
  for await (const chunk of socket) {
    received += chunk;
    if (received.includes('\r\n\r\n')) break;
  }
  const [statusLine = '', ...lines] = received.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const headers = Object.fromEntries(lines.map((line) => line.split(/(?<=^[^:]+): /))) as Record<
    string,
    string
  >;
  return { status: Number(statusLine.split(' ')[1]), headers };
}
