import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Tree } from '@nx/devkit';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { blogPageOf, languages, paths } from '@lawyers/domain';
import { articleGenerator } from '../src/generators/article';
import { componentGenerator } from '../src/generators/component';
import { formQuestionGenerator } from '../src/generators/form-question';
import { pageGenerator } from '../src/generators/page';
import { copyWorkspace } from './copy-workspace.testing';

const root = resolve(__dirname, '../../..');
const articles = 'libs/blog-content/articles';
/** The number of the new article. */
const number = readdirSync(join(root, articles)).filter((name) => /^\d/.test(name)).length + 1;
const title = 'After the last question';
const article = `${articles}/${String(number).padStart(2, '0')}-after-the-last-question`;
const made: Record<string, readonly string[]> = {};
let workspace: string;

/** The tests that generated files can fail. One process runs them, since each of Nx's own would cost seconds. */
const tested = {
  projects: ['libs/domain', 'libs/mail', 'libs/ui', 'libs/blog-content', 'apps/web'].concat(
    'tools/launch-check',
  ),
  files: [
    'domain/src/(.*form|field|left-as-preset|paths|sample-answers|every-language)[.]test',
    'mail/src/(compose-.*|mail-templates|form-post|every-language)[.]test',
    'blog-content/src/(.*articles?|article-.*|reading-grade|unfinished)[.]test',
    'ui/(gallery/|src/notice-board)',
    // Every page, text, and address, and the forms with the questions.
    'web/(app/[^/]+[.]test|addresses/|app/(shell|seo|contact|intake|confirm)/)',
    'launch-check/src/payloads',
  ],
};

beforeAll(async () => {
  workspace = copyWorkspace(root);
  await generate('article', (tree) => articleGenerator(tree, { title }));
  await generate('component', (tree) => componentGenerator(tree, { name: 'notice board' }));
  await generate('page', (tree) => pageGenerator(tree, { title: 'How we are paid' }));
  await generate('form-question', async (tree) => {
    const madeUp = { key: 'made_up', label: 'Made-up question' } as const;
    await formQuestionGenerator(tree, { form: 'contact', ...madeUp, type: 'text' });
    await formQuestionGenerator(tree, {
      form: 'intake',
      ...madeUp,
      type: 'select',
      options: 'Monday, Any other day',
    });
  });
  expectPassed('prettier', ['--write', '--ignore-unknown', ...Object.values(made).flat()]);
}, 120_000);
afterAll(() => rmSync(workspace, { recursive: true }));

test('each generator writes only its files', () => {
  expect(made['article']?.every((path) => path.startsWith(`${article}/`))).toBe(true);
  // The form and three template files, for each of two forms.
  expect(made['form-question']).toHaveLength(8);
});

test('a page without texts fails one test, which names what to write', () => {
  const { status, output } = run('jest', [
    '--config',
    'apps/web/jest.config.js',
    'checks/copy.test',
  ]);
  expect(status).not.toBe(0);
  expect(output).toContain('TODO: the question that this section answers');
});

test('with texts and pictures, lint, types, and tests pass', () => {
  writeArticle();
  const sources = Object.values(made).flat();
  for (const source of sources.filter((path) => path.endsWith('.ts'))) writeTexts(source);
  expectPassed(
    'eslint',
    sources.filter((path) => /\.tsx?$/.test(path)),
  );
  expectPassed('nx', ['typecheck-all', 'workspace']);
  const options = ['--projects', ...tested.projects, '--testPathPatterns', ...tested.files];
  expectPassed('jest', ['--maxWorkers=100%', ...options]);
});

test('the built site contains the page, the article, and the question', () => {
  expectPassed('nx', ['build-sandbox', 'web']);
  const site = join(workspace, 'dist/apps/web/client');
  const read = (path: string) => readFileSync(join(site, path), 'utf8');

  expect(read('how-we-are-paid/index.html')).toContain('<h1');
  const measure = ['--config', 'tools/measure/jest.config.js'];
  expectPassed('jest', [...measure, '--testNamePattern=how-we-are-paid']);
  expect(read('index.html')).toContain('href="/how-we-are-paid"');

  const address = paths.article(number);
  expect(read(`${address}/index.html`)).toContain(title);
  expect(read(`${paths.blogPage(blogPageOf(number))}/index.html`)).toContain(`href="${address}"`);
  expect(read(`${paths.articleByNumber(number)}/index.html`)).toContain(address);
  expect(read('feed.xml')).toContain(title);
  expect(read(`es${address}/index.html`)).toContain('Después de la última pregunta');
  expect(existsSync(join(site, paths.article(number + 1)))).toBe(false);

  for (const path of ['/how-we-are-paid', address]) {
    expect(read('sitemap.xml')).toContain(`${path}</loc>`);
  }
  for (const path of ['index.html', 'contact/index.html', 'formInput/index.html']) {
    expect(read(path)).toContain('name="made_up"');
  }
});

async function generate(name: string, into: (tree: Tree) => Promise<unknown>): Promise<void> {
  // Jest cannot load Prettier, which is an ES module; all files are formatted at once below.
  process.env['NX_SKIP_FORMAT'] = 'true';
  const tree = new FsTree(workspace, false);
  await into(tree);
  const changes = tree.listChanges();
  made[name] = changes.map(({ path }) => path);
  flushChanges(workspace, changes);
}

/** Replaces what a generator left to write. */
function writeTexts(source: string): void {
  const file = join(workspace, source);
  const text = readFileSync(file, 'utf8')
    .replace('TODO: Monday en español', 'Lunes')
    .replace('TODO: Any other day en español', 'Cualquier otro día');
  writeFileSync(file, text.replaceAll('TODO: ', ''));
}

/** Copies another article's text and pictures under the new title. */
function writeArticle(): void {
  const model = join(workspace, 'libs/blog-content/articles/14-personal-injury-law-basics');
  for (const { articleFile } of Object.values(languages)) {
    const source = readFileSync(join(model, articleFile), 'utf8');
    const heading = articleFile === 'article.md' ? title : 'Después de la última pregunta';
    writeFileSync(
      join(workspace, article, articleFile),
      source
        .replace(/^title: .*$/m, `title: ${heading}`)
        .replace(/^listTitle: .*$/m, `listTitle: ${heading}`)
        .replace(/^(summary|description): /gm, '$1: 2. '),
    );
  }
  cpSync(join(model, 'pictures'), join(workspace, article, 'pictures'), { recursive: true });
}

function expectPassed(command: string, options: readonly string[]): void {
  const { status, output } = run(command, options);
  if (status !== 0) throw new Error(`${command} ${options.join(' ')}\n${output}`);
}

/** Runs a command in the copy without the environment of this test run. */
function run(command: string, options: readonly string[]) {
  const foreign = /^(NX_|JEST_|NODE_ENV$|ARTICLES_DIR$|SITE_PORT$|MAIL_SANDBOX_PORT$)/;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const { status, stdout, stderr } = spawnSync(
    join(workspace, 'node_modules/.bin', command),
    options,
    {
      cwd: workspace,
      // Separate processes for Nx's plugins would add 5 s to each command.
      env: { ...Object.fromEntries(own), NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  return { status, output: stdout + stderr };
}
