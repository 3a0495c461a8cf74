import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Builds this workspace's site into an empty folder and returns the seconds that it took.
 * @throws Error with the build's output when it fails.
 */
export async function buildSite(folder: string): Promise<number> {
  const started = performance.now();
  const tsx = join(root, 'node_modules/.bin/tsx');
  await promisify(execFile)(tsx, ['build/build-site.ts', '--mode', 'sandbox'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, BUILD_DIR: folder },
    // A line for each page.
    maxBuffer: 2 ** 26,
  });
  return (performance.now() - started) / 1_000;
}
