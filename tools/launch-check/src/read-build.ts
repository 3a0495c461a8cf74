import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressOf, checksums, checksumsFile, elementsOf, filesBelow } from '@lawyers/hosting';
import { stampSchema } from '@lawyers/web/settings';

/** Reads the build in `directory`; undefined without a site. */
export function readBuild(directory: string) {
  const read = (name: string) => {
    const file = join(directory, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  if (read('client/index.html') === undefined) return undefined;
  const schema = v.pipe(v.string(), v.parseJson(), stampSchema);
  const stamp = v.safeParse(schema, read('stamp.json'));
  const pages = filesBelow(join(directory, 'client')).filter((file) => file.endsWith('.html'));
  return {
    /** Undefined if missing or malformed. */
    stamp: stamp.success ? stamp.output : undefined,
    /** Each with the text of every element and the value of every attribute. */
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

/** Files whose lines occur in only one list: changed, added, or removed. Undefined without a list. */
function differing(written: string | undefined, found: string): readonly string[] | undefined {
  if (written === undefined) return undefined;
  const lines = [written, found].flatMap((list) => list.trimEnd().split('\n'));
  const alone = lines.filter((line) => lines.indexOf(line) === lines.lastIndexOf(line));
  return [...new Set(alone.map((line) => line.replace(/^\w+ +/, '')))];
}
