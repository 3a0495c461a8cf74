import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runnerImport, type Plugin } from 'vite';
import type * as pooled from './pooled-pages.ts';

/** A thread reads all articles before its first page, so more threads pay off only with many pages. */
const pagesPerThread = 200;

/**
 * Renders pages with React Router's request handler on every core (decision 0013). It skips the `.data` file that
 * React Router writes for each page, since the site has no client-side navigation.
 */
export function renderPool(): Plugin {
  let mode = '';
  return {
    name: 'render-pool',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved: (config) => void (mode = config.mode),
    writeBundle: {
      // Before React Router prerenders its own pages, since it deletes the server build afterwards.
      order: 'pre',
      sequential: true,
      handler: async ({ dir = '' }) => {
        const all = await pooledPages();
        const threads = Math.min(availableParallelism(), Math.ceil(all.length / pagesPerThread));
        await Promise.all(
          Array.from({ length: threads }, (_, thread) =>
            render(
              dir,
              mode,
              all.filter((_page, index) => index % threads === thread),
            ),
          ),
        );
      },
    },
  };
}

/** Vite runs its configuration as plain JavaScript, which cannot import the workspace's TypeScript packages. */
async function pooledPages(): Promise<readonly string[]> {
  const file = resolve(import.meta.dirname, 'pooled-pages.ts');
  const { module } = await runnerImport<typeof pooled>(file);
  return module.pooledPages();
}

/** @throws Error with the path of the first page that could not be rendered. */
function render(server: string, mode: string, pages: readonly string[]): Promise<void> {
  return new Promise((done, reject) => {
    const worker = new Worker(resolve(import.meta.dirname, 'render-thread.js'), {
      workerData: {
        server: join(server, 'index.js'),
        client: join(server, '../client'),
        mode,
        pages,
      },
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0
        ? done()
        : reject(
            new Error(
              `A render thread stopped with exit code ${code}. Look for its error in the output of the build.`,
            ),
          ),
    );
  });
}
