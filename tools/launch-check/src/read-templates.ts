import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from './launch';

/** The tests of `mail` check that the files are well formed. */
export function readTemplates(directory: string): readonly Template[] {
  return readdirSync(directory).map((name) => {
    const read = (file: string) => readFileSync(join(directory, name, file), 'utf8');
    const { to } = JSON.parse(read('template.json')) as Pick<Template, 'to'>;
    return { name, to, html: read('body.html'), text: read('body.txt') };
  });
}
