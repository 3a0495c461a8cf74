import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

// Validates GitHub's workflows and actions without a network, with the language service of GitHub's editor extension.
const folder = resolve(import.meta.dirname, '../.github');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(workflows|actions)\/.*\.yml$/.test(name),
);
if (files.length === 0) throw new Error(`There is no workflow in ${folder}.`);
for (const file of files) {
  const text = readFileSync(join(folder, file), 'utf8');
  for (const { message, range } of await validate(
    TextDocument.create(`file:///${file}`, 'yaml', 1, text),
  )) {
    console.error(`.github/${file}:${range.start.line + 1}: ${message}`);
    process.exitCode = 1;
  }
}
