/**
 * Lints texts with the workspace's configuration, as if each were the file at `filePath`. Reads `[{ filePath, text }]`
 * as JSON from standard input, and writes ESLint's results as JSON to standard output.
 */
import { json } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

// Creates the project graph: without a current one, @nx/enforce-module-boundaries skips all files without an error.
await createProjectGraphAsync();

const eslint = new ESLint();
const results = [];
for (const { filePath, text } of await json(process.stdin))
  results.push(...(await eslint.lintText(text, { filePath })));
process.stdout.write(JSON.stringify(results));
