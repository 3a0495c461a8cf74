import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notFoundPath } from './prerender-paths';

/**
 * Makes the build a folder that any static host serves rightly: the not-found page gets the name `404.html` that
 * hosts answer unknown addresses with, and what only a single-page fallback would need goes.
 */
export async function finishStaticSite(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  await rename(join(client, notFoundPath, 'index.html'), join(client, '404.html'));
  await rm(join(client, notFoundPath), { recursive: true });
  await rm(join(client, '__spa-fallback.html'), { force: true });
  await rm(join(buildDirectory, 'server'), { recursive: true, force: true });
}
