import type { Tree } from '@nx/devkit';

export type NumberedEntry = {
  readonly number: number;
  readonly slug: string;
  /** The name of the folder or file, such as `07-pre-existing-conditions`. */
  readonly name: string;
};

const numbered = /^(?<number>\d+)-(?<slug>[^.]+)/;

/** The folders and files of `directory` whose names begin with a number, sorted by it. */
export function numberedEntries(tree: Tree, directory: string): readonly NumberedEntry[] {
  return tree
    .children(directory)
    .flatMap((name) => {
      const { number, slug } = numbered.exec(name)?.groups ?? {};
      return number && slug ? [{ number: Number(number), slug, name }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

/** The next number, with at least `digits` digits. */
export function nextNumber(entries: readonly NumberedEntry[], digits: number): string {
  return String((entries.at(-1)?.number ?? 0) + 1).padStart(digits, '0');
}
