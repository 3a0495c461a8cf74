import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';
import {
  answerLanguages,
  blogPageOf,
  contactForm,
  errorMessages,
  injuries,
  inputName,
  intakeForm,
  invalidZipMessage,
  issueNames,
  parseForm,
  paths,
  type Form,
} from '@lawyers/domain';
import { optionalAnswers, sampleAnswers } from '@lawyers/domain/sample-answers';
import {
  intakeMailConstants,
  composeIntakeMail,
  composeContactMail,
  contactMailConstants,
  deliveryPolicy,
  mayRetry,
  formPost,
  type InquiryMetadata,
  type Mail,
  type MailConfig,
} from '@lawyers/mail';

/** The rows of a Markdown table, each with the texts of its cells. The header is not included. */
type Table = readonly (readonly string[])[];

/**
 * The tables of docs/requirements.md by the number of their section, such as `3.4`. Several tables of a section are
 * joined.
 */
const tables = new Map<string, Table>();
let section = '';
for (const token of lexer(readFileSync(join(__dirname, '../docs/requirements.md'), 'utf8'))) {
  if (token.type === 'heading') [section = ''] = (token['text'] as string).split(' ');
  if (token.type !== 'table') continue;
  const rows = token['rows'] as readonly (readonly { readonly text: string }[])[];
  const texts = rows.map((row) => row.map(({ text }) => text.replaceAll('`', '')));
  tables.set(section, [...(tables.get(section) ?? []), ...texts]);
}

// The functions that compose a mail and its form POST take a whole configuration. Only these two settings are needed,
// because they are parsed as URLs. The others are only values, and the tables list names of template parameters.
const config = { origin: 'https://mail.test', siteUrl: 'https://site.test' } as MailConfig;

const metadata: InquiryMetadata = {
  inquiryRef: 'ABCD2345',
  page: '/',
  sentAt: new Date(0),
  leftAsPreset: ['Fault'],
  flags: ['too-fast'],
  language: 'en',
};

// An answer to every question, since a mail leaves out the parameter of an empty one.
const everyAnswer = <F extends Form>(form: F) => sampleAnswers(form, optionalAnswers(form, true));

// The document lists every language in which a visitor could ask to be answered. The form of an operator has fewer if
// the operator publishes fewer.
const forms = {
  ...intakeForm,
  ...contactForm,
  answer_language: { ...contactForm.answer_language, options: answerLanguages },
};

/** What the document's tables must contain, by section, computed from the code. */
const expected: Readonly<Record<string, Table>> = {
  '2.1': Object.entries(paths).flatMap(([name, path]) =>
    typeof path === 'string' ? [[name, path]] : [],
  ),
  '2.2': [1, 10, 11, 15].map((number) => [
    `${number}`,
    paths.blogPage(blogPageOf(number)),
    paths.article(number),
    paths.articleByNumber(number),
  ]),
  '3.1': issueNames.map((name, index) => [`${index}`, name]),
  '3.2': [
    ['required', errorMessages.required('{label}')],
    ['email', errorMessages.email('{label}')],
    ['number', errorMessages.number('{label}')],
    ['range', errorMessages.range('{label}', '{min}', '{max}')],
    ['zip code', invalidZipMessage],
    ['state', errorMessages.unservedState('{state}')],
  ],
  '3.4': questionsOf(intakeForm),
  '3.5': optionsOf(forms),
  '3.6': questionsOf(contactForm),
  '3.11': injuries.map(({ label, value }) => [label, value]),
  '4.2': parametersOf(
    intakeForm,
    composeIntakeMail(everyAnswer(intakeForm), metadata, config),
    intakeMailConstants(config),
  ),
  '4.3': parametersOf(
    contactForm,
    composeContactMail(everyAnswer(contactForm), metadata, config),
    contactMailConstants(config),
  ),
  '5.2': Object.entries(deliveryPolicy).map(([name, value]) => [name, `${value}`]),
  '5.3': [0, ...Array.from({ length: 500 }, (_, index) => index + 100)]
    .filter((status) => mayRetry({ status, text: '' }))
    .map((status) => [`${status}`]),
};

test.each(Object.entries(expected))('the table of § %s matches the code', (section, rows) => {
  expect(tables.get(section)).toEqual(rows);
});

test('checks every table of the requirements', () => {
  expect([...tables.keys()]).toEqual(Object.keys(expected));
});

function questionsOf(form: Form): Table {
  const empty = parseForm(form, {});
  const errors = empty.ok ? [] : empty.errors;
  return Object.entries(form).map(([key, { type, preset, maxLength, ...field }]) => {
    // The consent text names the operator's company, which changes, so the document refers to § 3.8 instead of
    // repeating it.
    const label = type === 'checkbox' ? 'the consent (§ 3.8)' : field.label;
    const parameter = inputName(key, form[key]!);
    const message = errors.find((error) => error.key === key)?.message ?? 'accepted';
    // Which rule of § 3.2 refuses an empty answer, known by its message.
    const rules = { [errorMessages.required(label)]: 'required', [invalidZipMessage]: 'zip code' };
    const limit = `${maxLength ?? ''}`;
    const name = parameter === key ? '' : parameter;
    return [key, name, type, label, preset, limit, rules[message] ?? message];
  });
}

/**
 * The options of each question, as rows of the table in § 3.5; questions with the same options share their rows. Leaves
 * out three keys: the two of the issue (`accidentId` of the intake form and `accident_type` of the contact form), whose
 * options are in the table of § 3.1, and that of the state (`place_state`), whose options are simply all states.
 */
function optionsOf(form: Form): Table {
  const questions = new Map<string, string[]>();
  for (const [key, { options = [] }] of Object.entries(form)) {
    if (['accidentId', 'accident_type', 'place_state'].includes(key)) continue;
    const rows = JSON.stringify(options.map(({ label, value }) => [label, value || 'nothing']));
    questions.set(rows, [...(questions.get(rows) ?? []), key]);
  }
  return [...questions].flatMap(([rows, keys]) =>
    (JSON.parse(rows) as string[][]).map((row) => [keys.join(', '), ...row]),
  );
}

function parametersOf(form: Form, mail: Mail, constants: Readonly<Record<string, string>>): Table {
  const answers = Object.entries(form).map(([key, field]) => inputName(key, field));
  const { hidden } = formPost(mail.templateId, constants, metadata.page, config);
  return Object.keys(mail.parameters).map((name) => [
    name,
    answers.includes(name) ? 'answer' : name in hidden ? 'fixed' : 'script',
  ]);
}
