import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Between those that people choose and those that systems give away.
const [firstPort, pairs] = [20_000, 5_000];

/**
 * Free ports for the tested site and its mail sandbox, so that the tests run beside `npm start` and the tests of other
 * checkouts. The address of the site is in the build, so a checkout has the same ports each time, or Nx's cache would never
 * hold its results.
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
