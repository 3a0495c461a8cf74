import { readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Returns an empty folder to build into: the usual one, or the one that `BUILD_DIR` names for a measurement.
 * @throws Error when the named folder has files, which may be anybody's.
 */
export async function emptyBuildDirectory(usual: string, named: string | undefined) {
  if (!named) {
    await rm(usual, { force: true, recursive: true });
    return usual;
  }
  const files = await readdir(named).catch(() => []);
  if (files.length > 0)
    throw new Error(`BUILD_DIR is ${named}, which has files. Name a new or empty folder.`);
  return resolve(named);
}
