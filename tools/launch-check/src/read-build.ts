import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampSchema } from '@lawyers/web/settings';
import * as v from 'valibot';
import type { Build } from './launch';
import { readPage } from './read-page';

/** What a build has left in `directory`; undefined when there is no site. */
export function readBuild(directory: string): Build | undefined {
  const client = join(directory, 'client');
  if (!existsSync(join(client, 'index.html'))) return undefined;
  const read = (name: string) =>
    existsSync(join(directory, name)) ? readFileSync(join(directory, name), 'utf8') : undefined;
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => readPage(addressOf(file), readFileSync(join(client, file), 'utf8')));
  return {
    stamp: parsed(stampSchema, read('stamp.json')),
    pages,
    headers: parsed(headersSchema, read('headers.json')),
    hostFiles: Object.fromEntries(hostFiles.map((name) => [name, read(name)])),
  };
}

const hostFiles = ['client/_headers', 'nginx.conf'];

const headersSchema = v.array(
  v.object({ path: v.string(), headers: v.record(v.string(), v.string()) }),
);

/** Undefined for what is missing or malformed. */
function parsed<Output>(
  schema: v.GenericSchema<unknown, Output>,
  text: string | undefined,
): Output | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return result.success ? result.output : undefined;
}

/** `about/index.html` is `/about`, and `index.html` is `/`. */
function addressOf(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '')}`;
}
