/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import { articleGenerator } from './index';

const root = resolve(__dirname, '../../../../..');
const articles = 'libs/blog-content/articles';
const model = '14-personal-injury-law-basics';

jest.setTimeout(180_000);

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'article-'));
  mkdirSync(join(workspace, 'apps'));
  for (const copied of ['apps/web', 'libs/blog-content']) {
    cpSync(join(root, copied), join(workspace, copied), { recursive: true });
  }
  for (const shared of [
    'libs/domain',
    'libs/mail',
    'libs/ui',
    'tools',
    'node_modules',
    'package.json',
    'tsconfig.base.json',
    'nx.json',
  ]) {
    symlinkSync(join(root, shared), join(workspace, shared));
  }
});

afterEach(() => {
  rmSync(workspace, { recursive: true });
});

test('a new article is one command and one folder, and stands everywhere once it has words and pictures', async () => {
  const tree = new FsTree(workspace, false);
  await articleGenerator(tree, { title: 'After the sixteenth question' });
  const changes = tree.listChanges();
  const folder = `${articles}/16-after-the-sixteenth-question`;
  expect(changes.every(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
  flushChanges(workspace, changes);

  writeWordsAndPictures(join(workspace, folder));
  const { status, stderr } = spawnSync(
    join(root, 'node_modules/.bin/react-router'),
    ['build', '--mode', 'sandbox'],
    {
      cwd: join(workspace, 'apps/web'),
      env: { ...process.env, NODE_ENV: 'production', ARTICLES_DIR: join(workspace, articles) },
      encoding: 'utf8',
    },
  );
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });

  const site = join(workspace, 'dist/apps/web/client');
  const read = (path: string) => readFileSync(join(site, path), 'utf8');
  expect(read('blogs/page2/16/index.html')).toContain('After the sixteenth question');
  expect(read('blogs/page2/index.html')).toContain('href="/blogs/page2/16"');
  expect(read('blogs/16/index.html')).toContain('/blogs/page2/16');
  expect(read('sitemap.xml')).toContain('/blogs/page2/16');
  expect(read('feed.xml')).toContain('After the sixteenth question');
  expect(existsSync(join(site, 'blogs/page2/17'))).toBe(false);
});

/** What a writer and an illustrator do: here they take another article's work under the new title. */
function writeWordsAndPictures(folder: string): void {
  const from = join(root, articles, model);
  const source = readFileSync(join(from, 'article.md'), 'utf8');
  writeFileSync(
    join(folder, 'article.md'),
    source.replace(/^title: .*$/m, 'title: After the sixteenth question'),
  );
  cpSync(join(from, 'pictures'), join(folder, 'pictures'), { recursive: true });
}
