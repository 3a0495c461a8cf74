import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArticles } from '@lawyers/blog-content';
import { readRealArticles } from './real-article';
import { writeArticles } from './write-articles';

const articles = resolve(__dirname, '../../../libs/blog-content/articles');
const real = readRealArticles(articles);
const count = 40;

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'generated-'));
  await writeArticles(real, count, directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

test('generated articles are as valid as the real ones, which stay as they are', () => {
  const generated = readArticles(directory);
  expect(generated).toHaveLength(count);
  const texts = (all: ReturnType<typeof readArticles>) =>
    all.slice(0, real.length).map(({ title, words }) => [title, words]);
  expect(texts(generated)).toEqual(texts(readArticles(articles)));
});

test('no two are alike, and they are about as long as the real ones', () => {
  const generated = readArticles(directory);
  const mean = (from: number, to: number) =>
    generated.slice(from, to).reduce((sum, { words }) => sum + words, 0) / (to - from);
  expect(new Set(generated.map(({ words, title }) => `${words} ${title}`)).size).toBe(count);
  expect(mean(real.length, count) / mean(0, real.length)).toBeCloseTo(1, 0);
});

test('the same number gives the same article again', async () => {
  const again = join(directory, 'again');
  await writeArticles(real, count, again);
  const file = join('40-generated-40', 'article.md');
  expect(readFileSync(join(again, file), 'utf8')).toBe(readFileSync(join(directory, file), 'utf8'));
  rmSync(again, { recursive: true });
});
