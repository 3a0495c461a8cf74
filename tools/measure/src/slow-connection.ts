import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@lawyers/serve';

/** Lighthouse's slow 4G, in ms and bytes per ms. Data arrives in pieces of about 20 ms. */
const [roundTrip, up, down, piece] = [150, 750 / 8, 1_638.4 / 8, 4_096] as const;

/** Unlike the browser's own throttling, it also delays what the browser loads ahead for a page that may be opened next. */
export async function slowConnection(site: Server) {
  const send = { up: slowLine(up), down: slowLine(down) };
  const server = createServer((visitor) => {
    const host = connect((site.address() as AddressInfo).port, 'localhost');
    // A new connection takes a round trip before its first request.
    send.up(visitor, host, roundTrip);
    send.down(host, visitor, 0);
  });
  await listen(server, 0, 'SITE_PORT');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** One direction of the connection, whose bytes per ms all sockets share. */
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
