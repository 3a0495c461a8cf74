import type { Tree } from '@nx/devkit';
import { insertLine } from '../../insert-line';
import type { NewQuestion } from './normalize-question';

/** Adds the question above the message, with the imports of its row. */
export function addRow(tree: Tree, question: NewQuestion): void {
  const { formFile, type } = question;
  insertLine(tree, formFile, `  ${question.key}: ${rowOf(question)},`, { before: /^ {2}message:/ });
  importFrom(tree, formFile, './field', fieldFunctions[type]);
  importFrom(tree, formFile, './language', 't');
  if (['select', 'radio'].includes(type)) importFrom(tree, formFile, './language', 'withEnglish');
  if (type === 'zip') importFrom(tree, formFile, './messages', 'invalidZipMessage');
}

function rowOf({ type, label, options }: NewQuestion): string {
  const columns = `({ en: ${JSON.stringify(label)}, es: 'TODO: la pregunta en español' })`;
  const text = `t${columns}`;
  switch (type) {
    case 'checkbox':
      return `checkbox(${text})`;
    case 'zip':
      return `zip(${text}, invalidZipMessage, { optional: true })`;
    case 'radio':
      return `choice(withEnglish${columns}, [${option('Yes', 'Sí')}, ${option('No', 'No')}], { type: 'radio', presetValue: 'No' })`;
    case 'select': {
      // The default must not look like an answer.
      const rows = [
        option('Not answered', 'Sin responder', ''),
        ...options.map((one) => option(one, `TODO: ${one} en español`)),
      ];
      return `choice(withEnglish${columns}, [${rows.join(', ')}], { optional: true, presetValue: '' })`;
    }
    default:
      return `${type}(${text}, { optional: true })`;
  }
}

function option(en: string, es: string, value = en): string {
  const [english, spanish, sent] = [en, es, value].map((text) => JSON.stringify(text));
  return `{ label: t({ en: ${english}, es: ${spanish} }), value: ${sent} }`;
}

const fieldFunctions: Readonly<Record<NewQuestion['type'], string>> = {
  text: 'text',
  textarea: 'textarea',
  email: 'email',
  tel: 'tel',
  zip: 'zip',
  select: 'choice',
  radio: 'choice',
  checkbox: 'checkbox',
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
