import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'vite';
import { browserTargets } from './browser-targets.ts';

const app = resolve(import.meta.dirname, '../app');
const ending = '.inline.ts';

/** The code of every inline script, by the name of its file without the ending `.inline.ts`. */
export type InlineScripts = Readonly<Record<string, string>>;

/**
 * Compiles every `*.inline.ts` of the application, together with its imports. Pages contain the result, and the Content
 * Security Policy allows it by hash.
 * @returns The scripts, and the absolute paths of all files from which they were compiled.
 * @throws Error when a file cannot be compiled.
 */
export async function compileInlineScripts() {
  const entries = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();
  const chunks = await Promise.all(entries.map((entry) => compile(join(app, entry))));
  const scripts: InlineScripts = Object.fromEntries(
    chunks.map(({ code }, index) => [basename(entries[index]!, ending), code.trim()]),
  );
  return { scripts, files: chunks.flatMap(({ moduleIds }) => moduleIds) };
}

async function compile(input: string) {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: [...browserTargets],
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk')
    throw new Error(`${input} was compiled to ${outputs.length} files instead of one script.`);
  return chunk;
}
