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

/** What a build of the articles in `articles` copies, as addresses. */
async function built(): Promise<readonly string[]> {
  const { writeBundle } = articlePictures(join(root, 'articles'));
  const dir = join(root, 'client');
  await (writeBundle as (options: { dir: string }) => Promise<void>)({ dir });
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name))}`)
    .sort();
}

test('the pictures of an article are its exported files, and nothing beside them', () => {
  write('pictures/cover.scene.ts');
  write('pictures/.DS_Store');
  const exported = ['cover-640.avif', 'cover-640.webp', 'open-graph.jpg'].map((name) =>
    write(`pictures/${name}`),
  );

  expect([...pictureFilesOf(root)].sort()).toEqual(exported.sort());
});

test('an article that nothing has been drawn for has none', () => {
  expect(pictureFilesOf(root)).toEqual([]);
});

test('a build copies the pictures of every article to their addresses', async () => {
  const files = [
    write('articles/01-one/pictures/cover-640.avif'),
    write('articles/02-two/pictures/cover-640.avif'),
    write('articles/02-two/pictures/open-graph.jpg'),
  ];

  expect(await built()).toEqual(files.map(pictureAddress).sort());
});

test('only the pictures that other sites show stand in their folder', () => {
  const [cover, share] = ['cover-640.avif', 'open-graph.jpg'].map((name) =>
    pictureAddress(write(`pictures/${name}`)),
  );

  expect(share).toMatch(new RegExp(`^${shareFolder}/open-graph-`));
  expect(cover).not.toContain(shareFolder);
});

test('a stray file among the articles, or an article without pictures, does not stop a build', async () => {
  write('articles/.DS_Store');
  write('articles/01-one/article.md');
  const file = write('articles/02-two/pictures/cover-640.avif');

  expect(await built()).toEqual([pictureAddress(file)]);
});
