import { joinPathFragments, readJson, updateJson, type Tree } from '@nx/devkit';
import type { NewQuestion } from './normalize-question';

/** Adds the variable to the template's list, and a line above "About this email" in both bodies. */
export function addToTheMail(tree: Tree, question: NewQuestion): void {
  const { key, label, template } = question;
  updateJson(
    tree,
    templateFile(question),
    (settings: { readonly variables: readonly string[] }) => ({
      ...settings,
      variables: [...settings.variables, key],
    }),
  );
  insertAt(tree, `${template}/body.txt`, aboutThisEmailInText, `${label}: {{${key}}}\n`);
  insertAt(tree, `${template}/body.html`, aboutThisEmailInHtml, rowOf(key, label));
}

function templateFile({ template }: NewQuestion): string {
  return joinPathFragments(template, 'template.json');
}

const aboutThisEmailInText = /(?<=\n)\nABOUT THIS EMAIL\n/;

const aboutThisEmailInHtml = / *<\/table>\s*<h2[^>]*>About this email/;

function insertAt(tree: Tree, file: string, pattern: RegExp, text: string): void {
  const body = tree.read(file, 'utf-8') ?? '';
  const at = body.search(pattern);
  if (at === -1) {
    throw new Error(
      `${file} lacks "About this email" (${pattern}). Restore it, then add "${text.trim()}" there.`,
    );
  }
  tree.write(file, body.slice(0, at) + text + body.slice(at));
}

function rowOf(key: string, label: string): string {
  const escaped = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `        <tr valign="top" style="border-top: 1px solid #ddd5c4">
          <th align="left" style="padding: 8px 12px 8px 0; font-weight: normal">${escaped}</th>
          <td dir="auto" style="padding: 8px 0"><strong>{{${key}}}</strong></td>
        </tr>
`;
}

/** Parameters of the mail service. */
const reserved: readonly string[] = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** @throws Error with the fix when the question is invalid. */
export function checkQuestion(tree: Tree, question: NewQuestion): void {
  const { form, key, label, type, options, formFile } = question;
  if (!/^[a-z][a-zA-Z0-9]*(_[a-z0-9]+)*$/.test(key)) {
    throw new Error(
      `"${key}" cannot be a key: a small letter first, then letters, digits, and single _, as in best_day.`,
    );
  }
  if (!label || /[{}]/.test(label)) {
    throw new Error(
      `"${label}" cannot be a label: it must have text, and no braces, which mark variables in the mail.`,
    );
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
  if (type === 'select' && (options.length < 2 || new Set(options).size < options.length)) {
    throw new Error('A select needs two different options or more: --options "English, Spanish".');
  }
  if (type !== 'select' && options.length > 0) {
    throw new Error(`Only a select has options, and this is a ${type}.`);
  }
}
