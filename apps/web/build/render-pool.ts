import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { runnerImport, type Plugin } from 'vite';
import type * as pooled from './pooled-pages.ts';

/** A thread reads all articles before its first page, which is only worth it for many pages. */
const pagesPerThread = 200;

/**
 * Renders pages by the same handler as the framework, but on every core, and without the `.data` file, which the
 * framework makes first and reads the page's data from: no page is navigated to by a script.
 */
export function renderPool(): Plugin {
  let mode = '';
  return {
    name: 'render-pool',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved: (config) => void (mode = config.mode),
    writeBundle: {
      // Before the framework renders its own pages, since it takes the server build away after that.
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

/** Vite's configuration is run as plain JavaScript, which cannot import the workspace's packages by itself. */
async function pooledPages(): Promise<readonly string[]> {
  const file = resolve(import.meta.dirname, 'pooled-pages.ts');
  const { module } = await runnerImport<typeof pooled>(file);
  return module.pooledPages();
}

/** @throws Error of the first page that could not be rendered, with its address. */
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
    worker.once('exit', (code) => (code === 0 ? done() : reject(new Error(`exit ${code}`))));
  });
}
