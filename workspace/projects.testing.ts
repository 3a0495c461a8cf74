import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Project = {
  /** Relative to the workspace root, such as `libs/ui`. */
  readonly directory: string;
  /** Its `layer:` tags, without the prefix. */
  readonly layers: readonly string[];
};

export const workspaceRoot = join(__dirname, '..');

/** All projects, from their package.json; for tests. */
export const projects: readonly Project[] = [
  '.',
  ...['apps', 'libs', 'tools'].flatMap((top) =>
    readdirSync(join(workspaceRoot, top)).map((name) => `${top}/${name}`),
  ),
]
  .filter((directory) => existsSync(packageFile(directory)))
  .map((directory) => ({ directory, layers: layersOf(directory) }));

function layersOf(directory: string): readonly string[] {
  const { nx } = JSON.parse(readFileSync(packageFile(directory), 'utf8')) as {
    readonly nx?: { readonly tags?: readonly string[] };
  };
  return (nx?.tags ?? [])
    .filter((tag) => tag.startsWith('layer:'))
    .map((tag) => tag.slice('layer:'.length));
}

function packageFile(directory: string): string {
  return join(workspaceRoot, directory, 'package.json');
}
