/**
 * Lints imagined files with the workspace's configuration: reads `[{ file, imports }]` as JSON from standard input and
 * writes the refused imports by file.
 */
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const rules = [
  '@nx/enforce-module-boundaries',
  'import-x/no-extraneous-dependencies',
  'import-x/no-restricted-paths',
];

// Without a current graph the rule silently skips all files.
await createProjectGraphAsync();

/** @type {{ file: string, imports: string[] }[]} */
const files = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const refused = {};
for (const { file, imports } of files) {
  const source = imports.map((name) => `import '${name}';\n`).join('');
  const [result] = await eslint.lintText(source, { filePath: file });
  const lines = result.messages
    .filter(({ ruleId }) => rules.includes(ruleId))
    .map(({ line }) => line);
  refused[file] = imports.filter((_name, index) => lines.includes(index + 1));
}
process.stdout.write(JSON.stringify(refused));
