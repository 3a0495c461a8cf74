import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// The ports from 20000 to 29999: above those that people usually choose for servers, such as 4200 and 8080, and below
// those that Linux gives to outgoing connections, from 32768.
const [firstPort, pairs] = [20_000, 5_000];

/**
 * Returns two free ports, for the tested site and its mail sandbox, so that the tests can run beside `npm start` and
 * the tests of other checkouts. The address of the site is part of the build. So a checkout, which is given by its
 * path, gets the same ports each time: with other ports, Nx would find no result in its cache, and build and test
 * again.
 * @throws Error when no two ports are free.
 */
export async function testPorts(checkout: string) {
  const hash = createHash('sha256').update(checkout).digest().readUInt32BE();
  for (let step = 0; step < pairs; step += 1) {
    const site = firstPort + 2 * ((hash + step) % pairs);
    if ((await isFree(site)) && (await isFree(site + 1)))
      return { SITE_PORT: `${site}`, MAIL_SANDBOX_PORT: `${site + 1}` };
  }
  throw new Error(`No two ports from ${firstPort} on are free. Stop what runs there.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await once(server.close(), 'close');
  return true;
}
