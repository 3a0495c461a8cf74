import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createStaticSite, listen } from '@lawyers/serve';

export type Served = {
  /** Without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** Serves a build with its headers and precompressed files. `port` 0 uses any free port. */
export async function serveBuild(build: string, port = 0): Promise<Served> {
  const server = createStaticSite(join(build, 'client'));
  await listen(server, port, 'SITE_PORT');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
