import { join } from 'node:path';
import { compressAll, filesBelow } from '@lawyers/hosting';
import type { Build } from './figures';
import { measuredRun } from './measured-run';
import { siteBytes } from './site-bytes';

/** Builds the site of this workspace from other articles, into a folder of its own. */
export async function buildSite(
  root: string,
  articles: { readonly directory: string; readonly count: number },
  buildDirectory: string,
): Promise<Build> {
  const build = await measuredRun(
    join(root, 'node_modules/.bin/react-router'),
    ['build', '--mode', 'sandbox'],
    {
      cwd: join(root, 'apps/web'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ARTICLES_DIR: articles.directory,
        BUILD_DIR: buildDirectory,
        // Measured apart: it is the same work whoever built the pages.
        COMPRESSED_TWINS: 'no',
      },
    },
  );
  return finished(articles.count, build, join(buildDirectory, 'client'));
}

/** Compresses what was built, and measures that and what came out. */
export async function finished(
  articles: number,
  build: Build['build'],
  client: string,
): Promise<Build> {
  const started = performance.now();
  await compressAll(filesBelow(client).map((file) => join(client, file)));
  const compression = (performance.now() - started) / 1_000;
  return { articles, build, compression, bytes: siteBytes(client) };
}
