import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';
import {
  blogPageOf,
  injuries,
  intakeForm,
  contactForm,
  inputName,
  invalidZipMessage,
  issueNames,
  messages,
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
  type InquiryContext,
  type Mail,
  type MailConfig,
} from '@lawyers/mail';

/** The text of each row's cells, without the header. */
type Table = readonly (readonly string[])[];

/** The tables of each section by its number, such as `3.4`, one after the other. */
const tables = new Map<string, Table>();
let section = '';
for (const token of lexer(readFileSync(join(__dirname, '../docs/requirements.md'), 'utf8'))) {
  if (token.type === 'heading') [section = ''] = (token['text'] as string).split(' ');
  if (token.type !== 'table') continue;
  const rows = token['rows'] as readonly (readonly { readonly text: string }[])[];
  const texts = rows.map((row) => row.map(({ text }) => text.replaceAll('`', '')));
  tables.set(section, [...(tables.get(section) ?? []), ...texts]);
}

// The names of parameters do not depend on the other settings.
const config = { origin: 'https://mail.test', siteUrl: 'https://site.test' } as MailConfig;

const context: InquiryContext = {
  inquiryRef: 'ABCD2345',
  page: '/',
  sentAt: new Date(0),
  leftAsPreset: ['Fault'],
  flags: ['too-fast'],
  language: 'en',
};

// A parameter without a value is left out.
const everyAnswer = <F extends Form>(form: F) => sampleAnswers(form, optionalAnswers(form, true));

/** The tables by section, computed from the code. */
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
    ['required', messages.required('{label}')],
    ['email', messages.email('{label}')],
    ['number', messages.number('{label}')],
    ['range', messages.range('{label}', '{min}', '{max}')],
    ['zip code', invalidZipMessage],
    ['state', messages.unservedState('{state}')],
  ],
  '3.4': questionsOf(intakeForm),
  '3.5': optionsOf({ ...intakeForm, ...contactForm }),
  '3.6': questionsOf(contactForm),
  '3.11': injuries.map(({ label, value }) => [label, value]),
  '4.2': parametersOf(
    intakeForm,
    composeIntakeMail(everyAnswer(intakeForm), context, config),
    intakeMailConstants(config),
  ),
  '4.3': parametersOf(
    contactForm,
    composeContactMail(everyAnswer(contactForm), context, config),
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
    // The consent contains the operator's company, so the document does not repeat it.
    const label = type === 'checkbox' ? 'the consent (§ 3.8)' : field.label;
    const parameter = inputName(key, form[key]!);
    const message = errors.find((error) => error.key === key)?.message ?? 'accepted';
    // The rule of § 3.2 that refuses an empty answer with this message.
    const rules = { [messages.required(label)]: 'required', [invalidZipMessage]: 'zip code' };
    const limit = `${maxLength ?? ''}`;
    const name = parameter === key ? '' : parameter;
    return [key, name, type, label, preset, limit, rules[message] ?? message];
  });
}

/** Questions with the same options share their rows. Without the issue, whose options have a separate table, and the states. */
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
  const { hidden } = formPost(mail.templateId, constants, context.page, config);
  return Object.keys(mail.parameters).map((name) => [
    name,
    answers.includes(name) ? 'answer' : name in hidden ? 'fixed' : 'script',
  ]);
}
