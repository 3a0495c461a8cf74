import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readHosting, type Hosting } from '@lawyers/hosting';

/**
 * The headers and redirects of a build, read anew after each build.
 * @returns A function that throws while a build has not written them yet.
 */
export function currentHosting(buildDirectory: string): () => Hosting {
  const files = ['headers.json', 'redirects.json'].map((name) => join(buildDirectory, name));
  let hosting: Hosting | undefined;
  let written = '';
  return () => {
    const now = files.map((file) => statSync(file).mtimeMs).join();
    if (!hosting || now !== written) hosting = readHosting(buildDirectory);
    written = now;
    return hosting;
  };
}
