import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');
const codeOwners = read('CODEOWNERS');
const rules = rulesOf(codeOwners);

/** The team of the lawyers. Operators rename the teams, so it is known by its place: every line of this part has it. */
const legal = teamOf('# Texts that a lawyer must approve.');

const links = read('docs/lawyer-questions.md').matchAll(/\]\(\.\.\/([^)]+)\)/g);
const named = new Set([...links].map(([, path]) => path!));

test.each([...named])(
  'CODEOWNERS gives %s, which a question for a lawyer names, also to the lawyers',
  (path) => {
    // The last line that matches decides.
    const owners = rules.findLast(({ pattern }) => matches(pattern, path))?.owners;
    expect(owners).toContain(legal);
  },
);

type Rule = { readonly pattern: string; readonly owners: readonly string[] };

function rulesOf(text: string): readonly Rule[] {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => {
    const [pattern = '', ...owners] = line.split(/\s+/);
    return { pattern, owners };
  });
}

/**
 * The last owner that every line of a part of CODEOWNERS has. The part starts with this comment and ends with an empty
 * line.
 */
function teamOf(comment: string): string {
  const part = codeOwners.split('\n\n').find((lines) => lines.startsWith(comment)) ?? '';
  const [first, ...others] = rulesOf(part);
  const team = first?.owners.findLast((owner) =>
    others.every(({ owners }) => owners.includes(owner)),
  );
  if (!team) throw new Error(`CODEOWNERS has no part "${comment}" with one team on each line.`);
  return team;
}

/**
 * Whether a pattern of CODEOWNERS names this file or folder, or a folder that contains it. It knows `*`, `**`, and
 * names without a slash, which match in every folder.
 */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replaceAll('.', '\\.')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  const folders = /\/./.test(pattern) ? '' : '(?:.*/)?';
  return new RegExp(`^${folders}${source}(?:/.*)?$`).test(path);
}
