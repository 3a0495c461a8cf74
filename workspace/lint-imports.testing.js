/**
 * Lints imagined files with the workspace's own configuration: reads `[{ file, imports }]` as JSON from standard input
 * and answers, for each, with those imports that the layers or the modules refuse. A process of its own,
 * because ESLint loads its configuration as an ES module, which Jest refuses.
 */
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const rules = ['@nx/enforce-module-boundaries', 'import-x/no-restricted-paths'];

// Without a fresh graph the rule skips itself in silence.
await createProjectGraphAsync();

/** @type {{ file: string, imports: string[] }[]} */
const imagined = JSON.parse(await text(process.stdin));
const eslint = new ESLint();
const answers = [];
for (const { file, imports } of imagined) {
  const source = imports.map((name) => `import '${name}';\n`).join('');
  const [result] = await eslint.lintText(source, { filePath: file });
  const refused = result?.messages
    .filter(({ ruleId }) => ruleId && rules.includes(ruleId))
    .map(({ line }) => imports[line - 1]);
  answers.push({ file, refused });
}
process.stdout.write(JSON.stringify(answers));
