import type { Tree } from '@nx/devkit';
import { insertLine } from '../../insert-line';
import type { NewQuestion } from './normalize-question';

/** Adds the question above the message, with the imports of its row. */
export function addRow(tree: Tree, question: NewQuestion): void {
  const { formFile, kind } = question;
  insertLine(tree, formFile, `  ${question.key}: ${rowOf(question)},`, { before: /^ {2}message:/ });
  importFrom(tree, formFile, './field', fieldFunctions[kind]);
  if (kind === 'zip') importFrom(tree, formFile, './messages', 'invalidZipMessage');
}

function rowOf({ kind, label, options }: NewQuestion): string {
  const text = JSON.stringify(label);
  switch (kind) {
    case 'agreement':
      return `agreement(${text})`;
    case 'zip':
      return `zip(${text}, invalidZipMessage, { optional: true })`;
    case 'yesNo':
      return `choice(${text}, ['Yes', 'No'], { type: 'yesNo', initial: 'No' })`;
    case 'select': {
      // The default must not look like an answer.
      const rows = [
        `{ label: 'Not answered', value: '' }`,
        ...options.map((one) => JSON.stringify(one)),
      ];
      return `choice(${text}, [${rows.join(', ')}], { optional: true, initial: '' })`;
    }
    default:
      return `${kind}(${text}, { optional: true })`;
  }
}

const fieldFunctions: Readonly<Record<NewQuestion['kind'], string>> = {
  line: 'line',
  longText: 'longText',
  email: 'email',
  phone: 'phone',
  zip: 'zip',
  select: 'choice',
  yesNo: 'choice',
  agreement: 'agreement',
};

function importFrom(tree: Tree, file: string, module: string, name: string): void {
  const source = tree.read(file, 'utf-8') ?? '';
  const statement = new RegExp(`import \\{ (?<names>[^}]*) \\} from '${module}';`);
  const names = statement.exec(source)?.groups?.['names']?.split(', ') ?? [];
  if (names.includes(name)) return;
  const all = [...names, name].sort();
  const line = `import { ${all.join(', ')} } from '${module}';`;
  if (names.length > 0) tree.write(file, source.replace(statement, line));
  else insertLine(tree, file, line, { before: /^$/ });
}
