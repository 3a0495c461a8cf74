import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scopes, types } from '../boundaries';

const root = join(__dirname, '..');

type Case = { readonly file: string; readonly allowed: string[]; readonly refused: string[] };

/** Imports of each sort. They exist, because the rules resolve them. */
const cases: readonly Case[] = [
  {
    // Types and scopes; packages of other scopes; undeclared ones; a path around the package name.
    file: 'libs/mail/src/imagined.ts',
    allowed: ['@lawyers/domain', '@emailjs/browser', './mail', 'node:crypto'],
    refused: ['@lawyers/ui', 'react', 'marked', 'fast-check', '../../ui/src/index'],
  },
  { file: 'libs/mail/src/imagined.test.ts', allowed: ['fast-check'], refused: ['react'] },
  { file: 'libs/domain/src/imagined.ts', allowed: ['valibot'], refused: ['@lawyers/mail'] },
  {
    file: 'apps/web-e2e/src/imagined.ts',
    allowed: ['@lawyers/domain', '@lawyers/mail-sandbox'],
    refused: ['@lawyers/ui', '@lawyers/mail'],
  },
  {
    // Folders of the application.
    file: 'apps/web/app/delivery/imagined.ts',
    allowed: ['../islands/use-hydrated', '../settings', '@lawyers/mail', '@mui/material/Button'],
    refused: ['../pages/intake/intake-form.island', '../../build/finish-language'],
  },
  {
    file: 'apps/web/app/pages/home/imagined.ts',
    allowed: ['../../form/question-group', '../contact/contact-form.island'],
    refused: ['../intake/intake-form.island'],
  },
];

/** The results by file, from one process: ESLint starts slowly, and Jest cannot load its configuration. */
const results = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, 'lint-texts.testing.js')], {
    cwd: root,
    input: JSON.stringify(
      cases.map(({ file, allowed, refused }) => ({
        filePath: file,
        text: [...allowed, ...refused].map((name) => `import '${name}';\n`).join(''),
      })),
    ),
    encoding: 'utf8',
  }),
) as readonly {
  readonly messages: readonly { readonly ruleId: string; readonly line: number }[];
}[];

const rules = /enforce-module-boundaries|no-extraneous-dependencies|no-restricted-paths/;

test.each(cases)('lint refuses exactly the forbidden imports of $file', (one) => {
  const { messages = [] } = results[cases.indexOf(one)] ?? {};
  const lines = messages.filter(({ ruleId }) => rules.test(ruleId)).map(({ line }) => line);
  const imports = [...one.allowed, ...one.refused];
  expect(imports.filter((_, index) => lines.includes(index + 1))).toEqual(one.refused);
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
