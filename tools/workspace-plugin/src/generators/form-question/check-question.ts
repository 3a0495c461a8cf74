import { readJson, type Tree } from '@nx/devkit';
import { templateFile } from './add-to-the-mail';
import type { NewQuestion } from './normalize-question';

/** Parameters that the mail service reads itself. */
const reserved: readonly string[] = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** @throws Error that says what is wrong with the question and what to do. */
export function checkQuestion(tree: Tree, question: NewQuestion): void {
  const { form, key, label, kind, options, formFile } = question;
  if (!/^[a-z][a-zA-Z0-9]*(_[a-z0-9]+)*$/.test(key)) {
    throw new Error(`"${key}" cannot be a key: letters, digits and _, as in best_day.`);
  }
  if (!label || /[{}]/.test(label)) {
    throw new Error(`"${label}" cannot be a label: the visitor and the reader of the mail see it.`);
  }
  const table = tree.read(formFile, 'utf-8') ?? '';
  const { variables } = readJson<{ readonly variables: readonly string[] }>(
    tree,
    templateFile(question),
  );
  const isRow = new RegExp(`^ {2}${key}:`, 'm').test(table);
  if (isRow || variables.includes(key) || reserved.includes(key)) {
    throw new Error(`The mail of the ${form} form has "${key}" already. Choose another key.`);
  }
  if (kind === 'select' && (options.length < 2 || new Set(options).size < options.length)) {
    throw new Error('A select needs two different options or more: --options "English, Spanish".');
  }
  if (kind !== 'select' && options.length > 0) {
    throw new Error(`Only a select has options, and this is a ${kind}.`);
  }
}
