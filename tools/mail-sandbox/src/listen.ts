import type { Server } from 'node:net';

/**
 * Lets a server listen on localhost, which other machines cannot reach.
 * @param setting The environment variable that chooses the port, for the message of the error.
 * @throws Error with that variable when the port is in use.
 */
export async function listen(server: Server, port: number, setting: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Stop what runs there, or choose another port: ${setting}=${port + 10}`;
      reject(error.code === 'EADDRINUSE' ? new Error(inUse) : error);
    });
    server.listen(port, 'localhost', resolve);
  });
}
