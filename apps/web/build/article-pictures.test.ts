/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pictureAddress, pictureFilesOf, shareFolder } from '../addresses/article-pictures';
import { articlePictures } from './article-pictures';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'article-pictures-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string): string {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
  return path;
}

/** The addresses of the files that a build of the articles in `articles` copies. */
async function copiedFiles(): Promise<readonly string[]> {
  const { writeBundle } = articlePictures(join(root, 'articles'));
  const dir = join(root, 'client');
  await (writeBundle as (options: { dir: string }) => Promise<void>)({ dir });
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name))}`)
    .sort();
}

test('finds the exported picture files of an article, and no other files', () => {
  write('pictures/cover.scene.ts');
  write('pictures/.DS_Store');
  const exported = ['cover-640.avif', 'cover-640.webp', 'open-graph.jpg'].map((name) =>
    write(`pictures/${name}`),
  );

  expect([...pictureFilesOf(root)].sort()).toEqual(exported.sort());
});

test('finds no pictures for an article without a pictures folder', () => {
  expect(pictureFilesOf(root)).toEqual([]);
});

test('copies the pictures of every article to their addresses', async () => {
  const files = [
    write('articles/01-one/pictures/cover-640.avif'),
    write('articles/02-two/pictures/cover-640.avif'),
    write('articles/02-two/pictures/open-graph.jpg'),
  ];

  expect(await copiedFiles()).toEqual(files.map(pictureAddress).sort());
});

test('puts only share images into the share folder', () => {
  const [cover, share] = ['cover-640.avif', 'open-graph.jpg'].map((name) =>
    pictureAddress(write(`pictures/${name}`)),
  );

  expect(share).toMatch(new RegExp(`^${shareFolder}/open-graph-`));
  expect(cover).not.toContain(shareFolder);
});

test('accepts a stray file among the articles, and an article without pictures', async () => {
  write('articles/.DS_Store');
  write('articles/01-one/article.md');
  const file = write('articles/02-two/pictures/cover-640.avif');

  expect(await copiedFiles()).toEqual([pictureAddress(file)]);
});
