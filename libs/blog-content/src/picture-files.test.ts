import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { articleFolders } from './article-folders';
import { isShareImage, pictureFilesOf } from './picture-files';
import { readArticles } from './read-articles';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'picture-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('finds the exported picture files of an article, if any, and no other files', () => {
  expect(pictureFilesOf(folder)).toEqual([]);
  mkdirSync(join(folder, 'pictures'));
  const exported = ['cover-640.avif', 'cover-640.webp', 'open-graph.jpg'];
  for (const name of [...exported, 'made-from.json', '.DS_Store'])
    writeFileSync(join(folder, 'pictures', name), name);

  const files = exported.map((name) => join(folder, 'pictures', name));
  expect([...pictureFilesOf(folder)].sort()).toEqual(files);
  expect(files.filter(isShareImage)).toEqual([join(folder, 'pictures/open-graph.jpg')]);
});

/**
 * Returns a message for each of these pictures whose files have not been exported, with the command that exports them.
 */
function missing(path: string, names: readonly string[]): readonly string[] {
  const files = pictureFilesOf(path).map((file) => basename(file));
  return names
    .filter((name) => !files.some((file) => file.startsWith(`${name}-`) && file.endsWith('.webp')))
    .map((name) => `${path}/${name}.svg: npm run pictures -- --only ${basename(path)}`);
}

// Reads folders and not parsed articles, so that the test also runs while an article is unfinished.
test('every article has a cover and a share image', () => {
  for (const { path } of articleFolders()) {
    expect(missing(path, ['cover'])).toEqual([]);
    expect(pictureFilesOf(path).filter(isShareImage)).toHaveLength(1);
  }
});

test('no cover is the one of the article generator', () => {
  const generated = articleFolders()
    .map(({ path }) => join(path, 'cover.svg'))
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes('TODO'));

  expect(generated).toEqual([]);
});

test('every picture in the text of an article has its files', () => {
  const pictures = readArticles().flatMap(({ file, pictures }) => missing(dirname(file), pictures));

  expect(pictures).toEqual([]);
});
