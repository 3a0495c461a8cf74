import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleFolders } from './article-folders';
import { isShareImage, pictureFilesOf } from './picture-files';

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

// Reads folders and not parsed articles, so that the test also runs while an article is unfinished. The build fails if
// a cover or a picture in the text has no files. It does not fail without a share image, since the page of the article
// then uses that of the site.
test.each(articleFolders())('article $folder has a share image', ({ path }) => {
  expect(pictureFilesOf(path).filter(isShareImage)).toHaveLength(1);
});

test('no cover is the one of the article generator', () => {
  const generated = articleFolders()
    .map(({ path }) => join(path, 'cover.svg'))
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8').includes('TODO'));

  expect(generated).toEqual([]);
});
