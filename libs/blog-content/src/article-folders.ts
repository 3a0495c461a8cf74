import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

// By the name of this package, since a build of the site moves this module into a bundle.
const index = createRequire(import.meta.url).resolve('@lawyers/blog-content');

/** The folder of the articles. `ARTICLES_DIR` replaces it, for example with a benchmark's thousands of articles. */
const articlesDirectory = process.env['ARTICLES_DIR'] ?? resolve(dirname(index), '../articles');

export type ArticleFolder = {
  readonly number: number;
  readonly slug: string;
  /** The folder's name, such as `07-pre-existing-conditions`. */
  readonly folder: string;
  /** The path of the folder. */
  readonly path: string;
};

const folderName = /^(?<number>\d{2,})-(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Returns the article folders in `directory`, in order of number. A folder is named after the number and slug.
 * @throws Error with the path if a name is invalid, or a number is missing or repeated.
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
  const groups = folderName.exec(name)?.groups;
  if (!groups?.['number'] || !groups['slug']) {
    throw new Error(
      `${path}: an article's folder needs a name such as 07-pre-existing-conditions. Rename it.`,
    );
  }
  return { number: Number(groups['number']), slug: groups['slug'], folder: name, path };
}
