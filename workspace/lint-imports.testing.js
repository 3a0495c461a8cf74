/**
 * Lints virtual files with the workspace's configuration: reads `[{ file, imports }]` as JSON from standard input and
 * writes, for each, the imports that the layers or modules refuse. A separate process, because Jest cannot load the
 * configuration, which is an ES module.
 */
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const rules = ['@nx/enforce-module-boundaries', 'import-x/no-restricted-paths'];

// Without a current graph the rule silently skips all files.
await createProjectGraphAsync();

/** @type {{ file: string, imports: string[] }[]} */
const files = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const answers = [];
for (const { file, imports } of files) {
  const source = imports.map((name) => `import '${name}';\n`).join('');
  const [result] = await eslint.lintText(source, { filePath: file });
  const refused = result?.messages
    .filter(({ ruleId }) => ruleId && rules.includes(ruleId))
    .map(({ line }) => imports[line - 1]);
  answers.push({ file, refused });
}
process.stdout.write(JSON.stringify(answers));
