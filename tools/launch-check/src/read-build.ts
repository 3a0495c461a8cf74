import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressOf, checksums, checksumsFile, elementsOf, filesBelow } from '@lawyers/hosting';
import { exitAttribute } from '@lawyers/ui/exit';
import { stampSchema } from '@lawyers/web/settings';

/**
 * Reads the build in `directory`. Undefined without a valid stamp.json, in which a build records what it was made from.
 * A build writes this file after all others except the list of their checksums, so a build that was interrupted earlier
 * has none.
 */
export function readBuild(directory: string) {
  const read = (name: string) => {
    const file = join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const stamp = v.safeParse(v.pipe(v.string(), v.parseJson(), stampSchema), read('stamp.json'));
  if (!stamp.success) return undefined;
  const pages = filesBelow(join(directory, 'client')).filter((file) => file.endsWith('.html'));
  return {
    stamp: stamp.output,
    /**
     * Each page with the texts of its elements and the values of its attributes, except `tel:` links, which repeat the
     * number in the text.
     */
    pages: pages.map((file) => {
      const elements = elementsOf(read(join('client', file)));
      return {
        path: addressOf(file),
        texts: elements.flatMap(({ text, attributes }) => [
          text,
          ...Object.values(attributes).filter((value) => !value.startsWith('tel:')),
        ]),
        exit: elements.find(({ attributes }) => exitAttribute in attributes)?.attributes['href'],
      };
    }),
    changedFiles: differing(read(checksumsFile), checksums(directory)),
  };
}

/** Files whose lines differ between two lists of checksums: changed, added, or removed files. */
function differing(...lists: readonly string[]): readonly string[] {
  const lines = lists.flatMap((list) => list.split('\n'));
  const alone = lines.filter((line) => lines.indexOf(line) === lines.lastIndexOf(line));
  return [...new Set(alone.map((line) => line.replace(/^\w+ +/, '')))];
}
