import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

// Finds the folder of the articles through the package's name and not relative to this module, because a build of the
// site bundles this module into another file.
const index = createRequire(import.meta.url).resolve('@lawyers/blog-content');
const articlesDirectory = resolve(dirname(index), '../articles');

export type ArticleFolder = {
  readonly number: number;
  /** The folder's name, such as `07-pre-existing-conditions`. */
  readonly folder: string;
  readonly path: string;
};

const folderName = /^(\d{2,})(?:-[a-z0-9]+)+$/;

/**
 * Returns the article folders in `directory`, sorted by the number with which a folder's name begins.
 * @throws Error with the path if a name is invalid, or if a number is missing or repeated.
 */
export function articleFolders(directory = articlesDirectory): readonly ArticleFolder[] {
  const folders = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => articleFolder(directory, entry.name))
    .sort((a, b) => a.number - b.number);
  folders.forEach((folder, index) => {
    if (folder.number !== index + 1) {
      throw new Error(
        `${folder.path}: expected article number ${index + 1}. Numbers run from 1 without gaps, each once. Rename the folder.`,
      );
    }
  });
  return folders;
}

function articleFolder(directory: string, name: string): ArticleFolder {
  const path = join(directory, name);
  const [, number] = folderName.exec(name) ?? [];
  if (!number) {
    throw new Error(
      `${path}: an article's folder needs a name such as 07-pre-existing-conditions. Rename it.`,
    );
  }
  return { number: Number(number), folder: name, path };
}
