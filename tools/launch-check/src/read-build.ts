import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressOf, checksums, checksumsFile, elementsOf, filesBelow } from '@lawyers/hosting';
import { exitAttribute } from '@lawyers/ui/attributes';
import { stampSchema } from '@lawyers/web/settings';

/** Reads the build in `directory`; undefined without the stamp, which a build writes at its end. */
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
    /** Each with the text of every element and the value of every attribute but `tel:` links, whose text it repeats. */
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

/** Files whose lines occur in only one list: changed, added, or removed. */
function differing(...lists: readonly string[]): readonly string[] {
  const lines = lists.flatMap((list) => list.split('\n'));
  const alone = lines.filter((line) => lines.indexOf(line) === lines.lastIndexOf(line));
  return [...new Set(alone.map((line) => line.replace(/^\w+ +/, '')))];
}
