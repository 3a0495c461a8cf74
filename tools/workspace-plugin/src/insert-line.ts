import type { Tree } from '@nx/devkit';

/**
 * Puts a line of code before the first line that matches, or right behind it with `after`.
 * @throws Error that names the file when no line does.
 */
export function insertLine(
  tree: Tree,
  file: string,
  line: string,
  place: { readonly before: RegExp } | { readonly after: RegExp },
): void {
  const lines = (tree.read(file, 'utf-8') ?? '').split('\n');
  const landmark = 'before' in place ? place.before : place.after;
  const at = lines.findIndex((one) => landmark.test(one));
  if (at === -1) {
    throw new Error(`${file} has no line like ${landmark}, where "${line.trim()}" belongs.`);
  }
  tree.write(file, lines.toSpliced('before' in place ? at : at + 1, 0, line).join('\n'));
}
