import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@lawyers/serve';

/** The round trip, in milliseconds, and the rates, in bytes per millisecond, of Lighthouse's slow 4G. */
const [roundTrip, up, down] = [150, 750 / 8, 1_638.4 / 8] as const;

/**
 * In bytes. Data is passed on in pieces of this size, so that a page arrives bit by bit, as on a real connection. A
 * download gets one about every 20 ms.
 */
const piece = 4_096;

/**
 * Puts a slow connection in front of a site. Unlike the throttling of Chromium, it also delays what Chromium prefetches
 * for the next page.
 */
export async function slowConnection(site: Server) {
  const send = { up: slowLine(up), down: slowLine(down) };
  const server = createServer((visitor) => {
    const host = connect((site.address() as AddressInfo).port, 'localhost');
    // A browser opens a connection with one round trip before its first request.
    send.up(visitor, host, roundTrip);
    send.down(host, visitor, 0);
  });
  await listen(server, 0, 'SITE_PORT');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/**
 * One direction of the connection. All sockets share its rate.
 * @param rate Bytes per millisecond.
 * @returns A function that passes on what arrives at one socket to another, the first byte at the earliest `opening`
 * milliseconds and half a round trip after the call.
 */
function slowLine(rate: number) {
  let free = 0;
  return (from: Socket, to: Socket, opening: number) => {
    const opened = performance.now() + opening;
    let sent = Promise.resolve();
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += piece) {
        const part = data.subarray(start, start + piece);
        free = Math.max(free, performance.now()) + part.length / rate;
        const due = Math.max(free, opened) + roundTrip / 2;
        sent = sent.then(() => wait(due - performance.now())).then(() => void to.write(part));
      }
    });
    from.on('end', () => void sent.then(() => to.end()));
    from.on('error', () => to.destroy());
  };
}
