import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { addressOf, checksums, checksumsFile, elementsOf, filesBelow } from '@lawyers/hosting';
import { stampSchema, type Stamp } from '@lawyers/web/settings';
import type { Build, Page } from './launch';

/** Reads the build in `directory`; undefined without a site. */
export function readBuild(directory: string): Build | undefined {
  const client = join(directory, 'client');
  if (!existsSync(join(client, 'index.html'))) return undefined;
  const read = (name: string) =>
    existsSync(join(directory, name)) ? readFileSync(join(directory, name), 'utf8') : undefined;
  const pages = filesBelow(client)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(addressOf(file), readFileSync(join(client, file), 'utf8')));
  return {
    stamp: parsed(read('stamp.json')),
    pages,
    changedFiles: differing(read(checksumsFile), checksums(directory)),
  };
}

function parsed(text: string | undefined): Stamp | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), stampSchema), text);
  return result.success ? result.output : undefined;
}

/** Files whose lines occur in only one list: changed, added, or removed. */
function differing(written: string | undefined, found: string): readonly string[] | undefined {
  if (written === undefined) return undefined;
  const lines = [written, found].flatMap((list) => list.trimEnd().split('\n'));
  const alone = lines.filter((line) => lines.indexOf(line) === lines.lastIndexOf(line));
  return [...new Set(alone.map((line) => line.replace(/^\w+ +/, '')))];
}

function readPage(path: string, html: string): Page {
  return {
    path,
    texts: elementsOf(html).flatMap(({ text, attributes }) => [text, ...Object.values(attributes)]),
  };
}
