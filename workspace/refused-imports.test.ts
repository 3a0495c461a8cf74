import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projects, workspaceRoot } from './projects.testing';

// Repeats the diagram of docs/architecture.md, so that a wrong row in layers.js fails here.
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  mail: ['domain'],
  'blog-content': ['domain'],
  ui: ['domain'],
  web: ['domain', 'mail', 'blog-content', 'ui'],
  'web-e2e': ['domain'],
};
const layers = Object.keys(mayImport);

/** Restricted packages, and the layers that may import them. */
const packages: Readonly<Record<string, readonly string[]>> = {
  '@emailjs/browser': ['mail'],
  '@mui/material/Button': ['ui', 'web'],
  '@emotion/styled': ['ui', 'web'],
  notistack: ['ui', 'web'],
  react: ['ui', 'web'],
  'react-router-dom': ['web'],
  axios: ['web'],
  valibot: ['domain', 'blog-content', 'web'],
  marked: ['blog-content'],
  '@playwright/test': ['web-e2e'],
  'fast-check': [],
};

// Applications have no entry, but their files can be imported.
const entryOf = (layer: string): string =>
  `@lawyers/${layer}${layer === 'web-e2e' ? '/package.json' : layer === 'web' ? '/settings' : ''}`;

const pairs = layers.flatMap((from) => [
  ...layers
    .filter((to) => to !== from)
    .map((to) => ({ from, to: entryOf(to), allowed: mayImport[from]?.includes(to) })),
  ...Object.keys(packages).map((to) => ({ from, to, allowed: packages[to]?.includes(from) })),
]);

function fileIn(layer: string, name = 'imagined.ts'): string {
  const project = projects.find((one) => one.layers.includes(layer));
  return `${project?.directory}/src/${name}`;
}

type Question = { readonly file: string; readonly imports: readonly string[] };
type Answer = { readonly file: string; readonly refused: readonly string[] };

const mailTest = fileIn('mail', 'imagined.test.ts');

/** Per folder of the application: allowed and forbidden imports. They exist, because the rule resolves them. */
const modules: readonly (readonly [
  file: string,
  allowed: readonly string[],
  forbidden: readonly string[],
])[] = [
  ['islands', ['./island'], ['../inquiry/inquiry-form', '../pages/home/hero']],
  ['inquiry', ['../islands/use-hydrated', '../settings'], ['../pages/intake/intake-inquiry']],
  ['layout', ['../settings'], ['../inquiry/inquiry-form', '../pages/home/hero']],
  ['seo', ['../articles.server', '../../addresses/search-paths'], ['../pages/terms/terms.copy']],
  ['pages/home', ['../../inquiry/contact-inquiry'], ['../intake/intake-inquiry']],
  ['pages/blog', ['../../../addresses/article-pictures'], ['../../../build/article-pictures']],
].map(([folder, ...rest]) => [`apps/web/app/${folder}/imagined.ts`, ...rest] as never);

/** The refused imports by file, from one run, because ESLint starts slowly. */
const refused: ReadonlyMap<string, readonly string[]> = (() => {
  const questions: readonly Question[] = [
    ...layers.map((from) => ({
      file: fileIn(from),
      imports: [
        ...pairs.filter((pair) => pair.from === from).map(({ to }) => to),
        ...(from === 'mail' ? ['../../ui/src/index', './neighbor', 'node:crypto'] : []),
      ],
    })),
    { file: mailTest, imports: ['fast-check', '@emailjs/browser', 'react'] },
    ...modules.map(([file, allowed, forbidden]) => ({ file, imports: [...allowed, ...forbidden] })),
  ];
  const output = execFileSync(process.execPath, [join(__dirname, 'lint-imports.testing.js')], {
    cwd: workspaceRoot,
    input: JSON.stringify(questions),
    encoding: 'utf8',
  });
  const answers = JSON.parse(output) as readonly Answer[];
  return new Map(answers.map((answer) => [answer.file, answer.refused]));
})();

test.each(pairs.filter(({ allowed }) => allowed))('$from may import $to', ({ from, to }) => {
  expect(refused.get(fileIn(from))).not.toContain(to);
});

test.each(pairs.filter(({ allowed }) => !allowed))('$from must not import $to', ({ from, to }) => {
  expect(refused.get(fileIn(from))).toContain(to);
});

test('a relative path into another project is refused', () => {
  expect(refused.get(fileIn('mail'))).toContain('../../ui/src/index');
});

test('files of the same project and modules of Node may be imported', () => {
  expect(refused.get(fileIn('mail'))).not.toContain('./neighbor');
  expect(refused.get(fileIn('mail'))).not.toContain('node:crypto');
});

test('a test file may also import the test packages of its row, and nothing else', () => {
  expect(refused.get(mailTest)).toEqual(['react']);
});

test.each(modules)('of other folders, %s may import %j but not %j', (file, _allowed, forbidden) => {
  expect(refused.get(file)).toEqual(forbidden);
});
