import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { treeWith } from '../../tree-with.testing';
import { formQuestionGenerator } from '.';
import type { QuestionOptions } from './normalize-question';

const root = join(__dirname, '../../../../..');
const forms = ['contact', 'intake'] as const;
const partsOf = (form: string) =>
  [`libs/domain/src/${form}-form.ts`].concat(
    ['template.json', 'body.txt', 'body.html'].map((file) => `libs/mail/templates/${form}/${file}`),
  );

/** The forms and templates as they are. */
const site = (): Tree =>
  treeWith(
    Object.fromEntries(
      forms.flatMap(partsOf).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    ),
  );

/** No real question, since the forms are the real ones. */
const madeUp: QuestionOptions = {
  form: 'contact',
  key: 'made_up',
  label: ' Made-up  question ',
  type: 'text',
};

const question = 'TODO: la pregunta en español';

async function generated(changes: Partial<QuestionOptions> = {}) {
  const tree = site();
  await formQuestionGenerator(tree, { ...madeUp, ...changes });
  const [table, settings, text, html] = partsOf(changes.form ?? 'contact').map(
    (file) => tree.read(file, 'utf-8') ?? '',
  );
  return { table, settings, text, html };
}

test.each(forms)('a question of the %s form is a row above the message', async (form) => {
  const { table } = await generated({ form });
  expect(table).toContain(
    `  made_up: text(t({ en: "Made-up question", es: '${question}' }), { optional: true }),\n  message: textarea(`,
  );
});

test.each(forms)('adds its answer to both bodies of the %s mail', async (form) => {
  const { settings, text, html } = await generated({ form });
  expect(JSON.parse(settings ?? '')).toMatchObject({
    variables: expect.arrayContaining(['message', 'made_up']),
  });
  expect(text).toContain('\nMade-up question: {{made_up}}\n\nABOUT THIS EMAIL\n');
  expect(html).toMatch(
    />Made-up question<\/th>\s*<td[^>]*><strong>\{\{made_up\}\}<\/strong><\/td>\s*<\/tr>\s*<\/table>\s*<h2[^>]*>About this email</,
  );
});

test.each([
  ['text', `text(t(mayWe), { optional: true })`],
  ['textarea', `textarea(t(mayWe), { optional: true })`],
  ['email', `email(t(mayWe), { optional: true })`],
  ['tel', `tel(t(mayWe), { optional: true })`],
  ['zip', `zip(t(mayWe), invalidZipMessage, { optional: true })`],
  [
    'radio',
    `choice(withEnglish(mayWe), [{ label: t({ en: "Yes", es: "Sí" }), value: "Yes" }, { label: t({ en: "No", es: "No" }), value: "No" }], { type: 'radio', presetValue: 'No' })`,
  ],
  ['checkbox', `checkbox(t(mayWe))`],
] as const)('the type %s creates the row %s', async (type, row) => {
  const { table } = await generated({ type, label: 'May we?' });
  const columns = `{ en: "May we?", es: '${question}' }`;
  expect(table).toContain(`  made_up: ${row.replace('mayWe', columns)},\n`);
});

test('a select has no answer by default', async () => {
  const { table } = await generated({ type: 'select', options: 'Monday, any  other day' });
  expect(table).toContain(
    `choice(withEnglish({ en: "Made-up question", es: '${question}' }), [{ label: t({ en: "Not answered", es: "Sin responder" }), value: "" }, { label: t({ en: "Monday", es: "TODO: Monday en español" }), value: "Monday" }, { label: t({ en: "any other day", es: "TODO: any other day en español" }), value: "any other day" }], { optional: true, presetValue: '' })`,
  );
});

test('imports what the row uses once', async () => {
  const { table } = await generated({ type: 'zip' });
  expect(table).toContain(
    "import { checkbox, choice, email, tel, text, textarea, zip } from './field';",
  );
  expect(table).toContain("import { invalidZipMessage } from './messages';");
  const again = await generated({ form: 'intake', type: 'zip' });
  expect(again.table?.match(/invalidZipMessage \}/g)).toHaveLength(1);
});

test('escapes a label in the mail', async () => {
  const { html } = await generated({ label: 'Fees & <costs>' });
  expect(html).toContain('>Fees &amp; &lt;costs></th>');
});

test.each<[Partial<QuestionOptions>, string]>([
  [{ key: '' }, '"" cannot be a key'],
  [{ key: '2nd' }, '"2nd" cannot be a key'],
  [{ key: 'best-day' }, '"best-day" cannot be a key'],
  [{ label: ' ' }, '"" cannot be a label'],
  [{ label: 'Day {{name}}' }, '"Day {{name}}" cannot be a label'],
  [{ key: 'accident_type' }, 'The mail of the contact form has "accident_type" already.'],
  [{ key: 'from_name' }, 'The mail of the contact form has "from_name" already.'],
  [{ key: 'user_id' }, 'The mail of the contact form has "user_id" already.'],
  [{ form: 'intake', key: 'stay_label' }, 'The mail of the intake form has'],
  [{ type: 'select' }, 'A select needs two different options or more'],
  [{ type: 'select', options: 'One, One' }, 'A select needs two different options or more'],
  [{ options: 'One, Two' }, 'Only a select has options, and this is a text.'],
])('refuses the question %j and writes nothing', async (question, message) => {
  const tree = site();
  const before = tree.listChanges();
  await expect(formQuestionGenerator(tree, { ...madeUp, ...question })).rejects.toThrow(message);
  expect(tree.listChanges()).toEqual(before);
});
