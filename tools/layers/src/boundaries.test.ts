import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projects, workspaceRoot } from './projects';

// The drawing of docs/architecture.md, written down a second time: a wrong row in the table turns red here.
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  mail: ['domain'],
  'blog-content': ['domain'],
  ui: ['domain'],
  web: ['domain', 'mail', 'blog-content', 'ui'],
  'web-e2e': ['domain'],
};

const layers = Object.keys(mayImport);
const applications = ['web', 'web-e2e'];

// An application has no entry to import, but nothing hides its files.
const packageOf = (layer: string): string =>
  `@lawyers/${layer}${applications.includes(layer) ? '/package.json' : ''}`;
const pairs = layers.flatMap((from) =>
  layers.filter((to) => to !== from).map((to) => ({ from, to })),
);
const isAllowed = ({ from, to }: { from: string; to: string }) => mayImport[from]?.includes(to);

function fileIn(layer: string): string {
  const project = projects.find((one) => one.layers.includes(layer));
  return `${project?.directory}/src/imagined.ts`;
}

type Answer = { readonly file: string; readonly refused: readonly string[] };

/** What ESLint refuses, by file. All questions go in one run: starting ESLint takes longer than its answers. */
const refused: ReadonlyMap<string, readonly string[]> = (() => {
  const packages = layers.map(packageOf);
  const questions = layers.map((from) => ({
    file: fileIn(from),
    imports: [
      ...packages.filter((name) => name !== packageOf(from)),
      ...(from === 'mail' ? ['../../ui/src/index', './neighbour', 'valibot'] : []),
    ],
  }));
  const output = execFileSync(process.execPath, [join(__dirname, 'lint-imports.js')], {
    cwd: workspaceRoot,
    input: JSON.stringify(questions),
    encoding: 'utf8',
  });
  const answers = JSON.parse(output) as readonly Answer[];
  return new Map(answers.map((answer) => [answer.file, answer.refused]));
})();

const refusedIn = (layer: string) => refused.get(fileIn(layer));

test.each(pairs.filter(isAllowed))('$from may import $to', ({ from, to }) => {
  expect(refusedIn(from)).not.toContain(packageOf(to));
});

test.each(pairs.filter((pair) => !isAllowed(pair)))('$from must not import $to', ({ from, to }) => {
  expect(refusedIn(from)).toContain(packageOf(to));
});

test('the way round the table, by a relative path into another project, is closed as well', () => {
  expect(refusedIn('mail')).toContain('../../ui/src/index');
});

test('files of the same project and packages from outside may be imported', () => {
  expect(refusedIn('mail')).not.toContain('./neighbour');
  expect(refusedIn('mail')).not.toContain('valibot');
});
