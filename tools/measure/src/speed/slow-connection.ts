import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@lawyers/serve';
import type { Served } from './served-build';

/** Slow 4G as Lighthouse defines it: in ms, and bytes per ms. */
const roundTrip = 150;
const rates = { up: 750 / 8, down: 1_638.4 / 8 };

/** Data arrives in pieces of about 20 ms. */
const piece = 4_096;

/**
 * A slow connection to a server. Unlike the browser's own throttling, it also delays what the browser loads ahead for a
 * page that the visitor may open next.
 */
export async function slowConnection({ url }: Pick<Served, 'url'>): Promise<Served> {
  const sockets = new Set<Socket>();
  const send = { up: slowLine(rates.up), down: slowLine(rates.down) };
  const server = createServer((visitor) => {
    const site = connect(Number(new URL(url).port), 'localhost');
    for (const socket of [visitor, site]) {
      sockets.add(socket.on('error', () => socket.destroy()));
      socket.once('close', () => sockets.delete(socket));
    }
    // A new connection takes a round trip before its first request.
    send.up(visitor, site, roundTrip);
    send.down(site, visitor, 0);
  });
  await listen(server, 0, 'SITE_PORT');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** One direction of the connection, whose bytes per ms all sockets share. */
function slowLine(rate: number) {
  let free = 0;
  return (from: Socket, to: Socket, opening: number) => {
    const opened = performance.now() + opening;
    let sent = Promise.resolve();
    const inOrder = (due: number, act: () => void) => {
      sent = sent.then(() => wait(Math.max(0, due - performance.now()))).then(act);
    };
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += piece) {
        const part = data.subarray(start, start + piece);
        free = Math.max(free, performance.now()) + part.length / rate;
        inOrder(Math.max(free, opened) + roundTrip / 2, () => void to.write(part));
      }
    });
    from.on('end', () => inOrder(free + roundTrip / 2, () => void to.end()));
  };
}
