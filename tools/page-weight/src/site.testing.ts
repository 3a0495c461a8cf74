import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openBuild, type Build } from './build';

/** A folder with these files, gone after the test. A number stands for so many bytes that no compression shrinks. */
export function siteWith(files: Readonly<Record<string, string | number>>): Build {
  const directory = mkdtempSync(join(tmpdir(), 'page-weight-'));
  made.push(directory);
  for (const [name, content] of Object.entries({ 'index.html': '', ...files })) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : Buffer.alloc(content));
  }
  return openBuild(directory);
}

const made: string[] = [];

afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});
