import { joinPathFragments, updateJson, type Tree } from '@nx/devkit';
import type { NewQuestion } from './normalize-question';

/** The variable in the list of the template, and a line at the end of "The case" in both bodies. */
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
  insertAt(tree, `${template}/body.txt`, endOfCaseInText, `${label}: {{${key}}}\n`);
  insertAt(tree, `${template}/body.html`, endOfCaseInHtml, rowOf(key, label));
}

export function templateFile({ template }: NewQuestion): string {
  return joinPathFragments(template, 'template.json');
}

const endOfCaseInText = /(?<=\n)\nABOUT THIS EMAIL\n/;

const endOfCaseInHtml = / *<\/table>\s*<h2[^>]*>About this email/;

function insertAt(tree: Tree, file: string, place: RegExp, text: string): void {
  const body = tree.read(file, 'utf-8') ?? '';
  const at = body.search(place);
  if (at === -1) {
    throw new Error(`${file} has no end of "The case" (${place}), where "${text.trim()}" belongs.`);
  }
  tree.write(file, body.slice(0, at) + text + body.slice(at));
}

function rowOf(key: string, label: string): string {
  const escaped = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `        <tr valign="top" style="border-top: 1px solid #ddd5c4">
          <th align="left" style="padding: 8px 12px 8px 0; font-weight: normal">${escaped}</th>
          <td style="padding: 8px 0"><strong>{{${key}}}</strong></td>
        </tr>
`;
}
