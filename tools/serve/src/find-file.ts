import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What hosts read from the folder themselves, and the compressed twins, which stand behind their originals. */
const hidden = /^\/(_headers|_redirects)$|\.(br|gz)$/;

/** The file that a static host finds at a path, as of now; undefined when there is none. */
export async function findFile(directory: string, path: string): Promise<string | undefined> {
  const name = decoded(path);
  // A path may not lead out of the folder, in whatever way it is written.
  const file = join(directory, name ?? '');
  if (name === undefined || hidden.test(name) || !`${file}${sep}`.startsWith(directory + sep)) {
    return undefined;
  }
  for (const candidate of [file, join(file, 'index.html')]) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile()) return candidate;
  }
  return undefined;
}

function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}
