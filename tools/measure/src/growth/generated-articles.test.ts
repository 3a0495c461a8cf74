import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articles } from '@lawyers/blog-content';
import { articlesDirectory } from '@lawyers/blog-content/directory';
import { readArticles } from '@lawyers/blog-content/read-articles';
import { realArticles, writeArticles } from './generated-articles';

const count = 20;

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'generated-'));
  await writeArticles(articlesDirectory, count, directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

test('generates valid articles with unique titles and keeps the real ones', () => {
  const generated = readArticles(directory);
  const real = articles();
  expect(new Set(generated.map(({ title }) => title)).size).toBe(count);
  expect(generated.slice(0, real.length).map(({ title }) => title)).toEqual(
    real.map(({ title }) => title),
  );
});

test('gives every article unique picture bytes', async () => {
  const folders = await realArticles(directory);
  const covers = folders.map((folder) =>
    readFileSync(join(directory, folder, 'pictures/open-graph.jpg'), 'base64'),
  );
  expect(new Set(covers).size).toBe(count);
});
