import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isShareImage, pictureFilesOf } from './picture-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'picture-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('finds the exported picture files of an article, and no other files', () => {
  mkdirSync(join(folder, 'pictures'));
  const exported = ['cover-640.avif', 'cover-640.webp', 'open-graph.jpg'];
  for (const name of [...exported, 'made-from.json', '.DS_Store'])
    writeFileSync(join(folder, 'pictures', name), name);

  const files = exported.map((name) => join(folder, 'pictures', name));
  expect([...pictureFilesOf(folder)].sort()).toEqual(files);
  expect(files.filter(isShareImage)).toEqual([join(folder, 'pictures/open-graph.jpg')]);
});

test('finds no pictures for an article without a pictures folder', () => {
  expect(pictureFilesOf(folder)).toEqual([]);
});
