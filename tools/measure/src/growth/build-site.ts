import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GrowthBuild } from './figures';

const run = promisify(execFile);

/**
 * Builds the site of this workspace from other articles into a folder of its own.
 * @throws Error with what the build printed when it fails.
 */
export async function buildSite(
  root: string,
  articles: { readonly directory: string; readonly count: number },
  build: string,
  compressed: boolean,
): Promise<GrowthBuild> {
  const started = performance.now();
  await run(join(root, 'node_modules/.bin/react-router'), ['build', '--mode', 'sandbox'], {
    cwd: join(root, 'apps/web'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ARTICLES_DIR: articles.directory,
      BUILD_DIR: build,
      COMPRESSED_TWINS: compressed ? 'yes' : 'no',
    },
    // A line for each page.
    maxBuffer: 2 ** 26,
  });
  const seconds = (performance.now() - started) / 1_000;
  return { articles: articles.count, seconds, compressed };
}
