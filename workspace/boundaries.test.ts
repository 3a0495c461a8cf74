import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderZones, scopes, types } from '../boundaries';

const root = join(__dirname, '..');

/** The ESLint rules that refuse imports, by the short names used below. */
const [project, undeclared, folder] = [
  '@nx/enforce-module-boundaries',
  'import-x/no-extraneous-dependencies',
  'import-x/no-restricted-paths',
];

/**
 * For each importing file, which need not exist, its imports and the rules that must refuse them; an empty list means
 * allowed. The imported files do exist, because the rules resolve every path.
 */
const imports: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'libs/mail/src/imagined.ts': {
    ...{ '@lawyers/domain': [], '@emailjs/browser': [], './mail': [], 'node:crypto': [] },
    '@lawyers/ui': [project, undeclared],
    react: [project, undeclared],
    marked: [undeclared],
    'fast-check': [undeclared],
    // A relative path that bypasses the package name.
    '../../ui/src/index': [project],
  },
  'libs/mail/src/imagined.test.ts': { 'fast-check': [], react: [project, undeclared] },
  // Both projects have the type `base`, which may import itself. But the scope of domain, `shared`, may not import that
  // of hosting, `web`.
  'libs/domain/src/imagined.ts': { valibot: [], '@lawyers/hosting': [project, undeclared] },
  'apps/web-e2e/src/imagined.ts': {
    ...{ '@lawyers/domain': [], '@lawyers/mail-sandbox': [] },
    '@lawyers/mail': [project, undeclared],
  },
  'apps/web/app/inquiry/imagined.ts': {
    ...{ '../hydration/use-hydrated': [], '../build-settings': [], '@lawyers/mail': [] },
    '../pages/intake/intake-form.island': [folder],
    '../../build/finish-language': [folder],
  },
  'apps/web/app/pages/home/imagined.ts': {
    ...{ '../../form/question-group': [], '../contact/contact-form.island': [] },
    '../intake/intake-form.island': [folder],
  },
};
const files = Object.keys(imports);

type Result = {
  readonly messages: readonly { readonly ruleId: string; readonly line: number }[];
};

/**
 * One process lints all texts, because ESLint takes seconds to start. It is a separate one, because Jest cannot load
 * the ESLint configuration.
 */
const results = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, 'lint-texts.testing.js')], {
    cwd: root,
    input: JSON.stringify(
      Object.entries(imports).map(([filePath, names]) => ({
        filePath,
        text: Object.keys(names)
          .map((name) => `import '${name}';\n`)
          .join(''),
      })),
    ),
    encoding: 'utf8',
  }),
) as readonly Result[];

test.each(files)('lint refuses exactly the forbidden imports of %s', (file) => {
  const { messages = [] } = results[files.indexOf(file)] ?? {};
  const refusals = messages.filter(({ ruleId }) => [project, undeclared, folder].includes(ruleId));
  const found = Object.keys(imports[file] ?? {}).map((name, index) => {
    const onLine = refusals.filter(({ line }) => line === index + 1);
    return [name, onLine.map(({ ruleId }) => ruleId)];
  });
  expect(Object.fromEntries(found)).toEqual(imports[file]);
});

test('a folder of apps/web/app that is not in the table of boundaries.js may import no other', () => {
  const imagined = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const folder of ['pages/home', 'new-folder'])
    mkdirSync(join(imagined, 'apps/web/app', folder), { recursive: true });
  const zones = folderZones(imagined).filter(({ from }) => from === './apps/web/app/.');
  const allowed = zones.flatMap(({ target, except }) =>
    except
      .filter((path: string) => !path.endsWith('.ts'))
      .map((path: string) => `${target} imports ${path}`),
  );
  expect(allowed).toEqual(['./apps/web/app/new-folder imports ./new-folder']);
  rmSync(imagined, { recursive: true });
});

const projects = ['apps', 'libs', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

test.each(projects)('%s has one type and one scope of the tables', (project) => {
  const { nx } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')) as {
    readonly nx: { readonly tags: readonly string[] };
  };
  expect(nx.tags).toEqual([
    expect.stringMatching(new RegExp(`^type:(${Object.keys(types).join('|')})$`)),
    expect.stringMatching(new RegExp(`^scope:(${Object.keys(scopes).join('|')})$`)),
  ]);
});
