import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressOf, checksums, checksumsFile, elementsOf, filesBelow } from '@lawyers/hosting';
import { stampSchema } from '@lawyers/web/settings';
import type { Build } from './launch';

/** Reads the build in `directory`; undefined without a site. */
export function readBuild(directory: string): Build | undefined {
  const read = (name: string) => {
    const file = join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  if (read('client/index.html') === undefined) return undefined;
  const stamp = v.safeParse(v.pipe(v.string(), v.parseJson(), stampSchema), read('stamp.json'));
  const pages = filesBelow(join(directory, 'client')).filter((file) => file.endsWith('.html'));
  return {
    stamp: stamp.success ? stamp.output : undefined,
    pages: pages.map((file) => ({
      path: addressOf(file),
      texts: elementsOf(`${read(join('client', file))}`).flatMap(({ text, attributes }) => [
        text,
        ...Object.values(attributes),
      ]),
    })),
    changedFiles: differing(read(checksumsFile), checksums(directory)),
  };
}

/** Files whose lines occur in only one list: changed, added, or removed. */
function differing(written: string | undefined, found: string): readonly string[] | undefined {
  if (written === undefined) return undefined;
  const lines = [written, found].flatMap((list) => list.trimEnd().split('\n'));
  const alone = lines.filter((line) => lines.indexOf(line) === lines.lastIndexOf(line));
  return [...new Set(alone.map((line) => line.replace(/^\w+ +/, '')))];
}
