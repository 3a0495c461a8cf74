import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { GrowthBuild } from './figures';

/**
 * Builds the site of this workspace from other articles into a folder of its own.
 * @throws Error with the end of the output when the build fails.
 */
export async function buildSite(
  root: string,
  articles: { readonly directory: string; readonly count: number },
  build: string,
  compressed: boolean,
): Promise<GrowthBuild> {
  const started = performance.now();
  const child = spawn(
    join(root, 'node_modules/.bin/react-router'),
    ['build', '--mode', 'sandbox'],
    {
      cwd: join(root, 'apps/web'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ARTICLES_DIR: articles.directory,
        BUILD_DIR: build,
        COMPRESSED_TWINS: compressed ? 'yes' : 'no',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (output = `${output}${text}`.slice(-4_000)));
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build of ${articles.count} articles failed:\n${output}`);
  const seconds = (performance.now() - started) / 1_000;
  return { articles: articles.count, seconds, compressed };
}
