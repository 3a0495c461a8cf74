import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readHosting, type Hosting } from '@lawyers/hosting';

export type Build = {
  readonly hosting: Hosting;
  /** The not-found page in each form that the build left, smallest first. */
  readonly notFound: readonly NotFoundPage[];
};

type NotFoundPage = { readonly encoding?: 'br' | 'gzip'; readonly content: Buffer };

/**
 * What the server needs of a build besides its files, read again after each build.
 * @param client The build's `client` folder.
 * @returns A function that throws while a build runs: it removes the not-found page first and writes the headers last.
 */
export function currentBuild(client: string): () => Build {
  const page = join(client, '404.html');
  const files = [
    page,
    ...['headers.json', 'redirects.json'].map((name) => join(client, '..', name)),
  ];
  let build: Build | undefined;
  let written = '';
  return () => {
    const now = files.map((file) => statSync(file).mtimeMs).join();
    if (!build || now !== written) {
      build = { hosting: readHosting(join(client, '..')), notFound: readNotFound(page) };
    }
    written = now;
    return build;
  };
}

function readNotFound(page: string): readonly NotFoundPage[] {
  const precompressed = [
    { encoding: 'br', file: `${page}.br` },
    { encoding: 'gzip', file: `${page}.gz` },
  ] as const;
  return [
    ...precompressed
      .filter(({ file }) => existsSync(file))
      .map(({ encoding, file }) => ({ encoding, content: readFileSync(file) })),
    { content: readFileSync(page) },
  ];
}
