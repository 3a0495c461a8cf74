import type { Tree } from '@nx/devkit';

/**
 * Inserts a line before or after the first line that matches.
 * @throws Error that names the file when no line matches.
 */
export function insertLine(
  tree: Tree,
  file: string,
  line: string,
  position: { readonly before: RegExp } | { readonly after: RegExp },
): void {
  const lines = (tree.read(file, 'utf-8') ?? '').split('\n');
  const pattern = 'before' in position ? position.before : position.after;
  const at = lines.findIndex((one) => pattern.test(one));
  if (at === -1) {
    throw new Error(`${file} has no line like ${pattern}, where "${line.trim()}" belongs.`);
  }
  tree.write(file, lines.toSpliced('before' in position ? at : at + 1, 0, line).join('\n'));
}
