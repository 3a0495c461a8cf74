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
 * @throws Error when a file cannot be compiled.
 */
export async function compileInlineScripts(): Promise<InlineScripts> {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  const compiled = files
    .sort()
    .map(async (file) => [basename(file, ending), await compile(join(app, file))] as const);
  return Object.fromEntries(await Promise.all(compiled));
}

async function compile(input: string): Promise<string> {
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
  return chunk.code.trim();
}
