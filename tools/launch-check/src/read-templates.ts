import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Template } from './launch';

/** @throws Error that names the missing or malformed file. */
export function readTemplates(directory: string): readonly Template[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const read = (file: string) => readFileSync(join(directory, name, file), 'utf8');
      const settings = v.safeParse(
        v.pipe(v.string(), v.parseJson(), settingsSchema),
        read('template.json'),
      );
      if (!settings.success) {
        const [issue] = settings.issues;
        const file = join(directory, name, 'template.json');
        throw new Error(`${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
      }
      return { name, ...settings.output, html: read('body.html'), text: read('body.txt') };
    });
}

const settingsSchema = v.object({
  to: v.string(),
  replyTo: v.string(),
  subject: v.string(),
  variables: v.array(v.string()),
});
