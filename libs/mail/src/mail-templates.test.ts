import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import handlebars from 'handlebars';
import mustache from 'mustache';
import {
  answerLanguages,
  contactForm,
  firstQuestions,
  intakeForm,
  languages,
  stays,
  type Answers,
  type Form,
} from '@lawyers/domain';
import { optionalAnswers, sampleAnswers } from '@lawyers/domain/sample-answers';
import { composeContactMail } from './compose-contact-mail';
import { composeIntakeMail } from './compose-intake-mail';
import { exampleConfig, exampleMetadata } from './examples.testing';
import type { Mail } from './mail';

const folder = join(__dirname, '../templates');
const contact = template('contact', contactForm, composeContactMail);
const intake = template('intake', intakeForm, composeIntakeMail);
const templates = [contact, intake];

type Compose<F extends Form> = (
  answers: Answers<F>,
  metadata: typeof exampleMetadata,
  config: typeof exampleConfig,
) => Mail;

function template<F extends Form>(name: string, form: F, compose: Compose<F>) {
  const mailOf = (isAnswered: boolean) => {
    const answers = sampleAnswers(form, optionalAnswers(form, isAnswered));
    return compose(answers, exampleMetadata, exampleConfig).parameters;
  };
  const [all, least] = [mailOf(true), mailOf(false)];
  const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
  const source = read('body.html');
  const html = unconditional(source);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = singleSpaced(page.body.textContent ?? '').trim();
  const settings = JSON.parse(read('template.json')) as Settings;
  const variables = Object.keys(all).sort();
  return { name, form, all, least, variables, settings, source, html, page, text };
}

type Settings = { readonly subject: string };

/**
 * A template body as if every question were answered: each section `{{#name}}Label {{.}}{{/name}}` becomes `Label
 * {{name}}`.
 */
function unconditional(body: string): string {
  return body.replace(
    /\{\{#(\w+)\}\}([^{}]*)\{\{\.\}\}([^{}]*)\{\{\/\1\}\}/g,
    (_, name: string, label: string, end: string) =>
      `${label.trimStart()}{{${name}}}${end.trimEnd()}`,
  );
}

test('each mail has one template', () => {
  expect(readdirSync(folder).sort()).toEqual(templates.map(({ name }) => name));
});

test.each(templates)(
  'the body of $name has every parameter of its mail once, and braces for nothing else',
  ({ variables, html }) => {
    expect([...variablesOf(html)].sort()).toEqual(variables);
    expect(html.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
  },
);

// A locked phone shows the subject of a mail to anybody, so it must not contain what the visitor typed (decision 17).
test.each(templates)(
  'the recipient and the sender of $name are fixed, the reply goes to the visitor, and the subject has only the mark and the reference',
  ({ settings }) => {
    expect(settings).toEqual({
      to: expect.stringMatching(/^[^@{}]+@[^@{}]+$/),
      from: expect.stringMatching(/^[^@{}]+@[^@{}]+$/),
      replyTo: '{{email}}',
      subject: '{{subject_mark}} New message {{inquiry_ref}}',
    });
  },
);

test.each(stays.filter(({ label }) => !label.startsWith('Mental Abuse')))(
  'the intake mail explains that $value means $label, for mails without a label',
  ({ value, label }) => {
    expect(intake.text).toMatch(new RegExp(`${value} (means|may mean) ${label}`));
  },
);

// Anybody can read the public key and send values with line breaks, and so forge lines (decision 17). So the text that
// staff must be able to trust comes first.
test.each(templates)('the fixed text of $name comes before every value', ({ text }) => {
  const boundary = 'Everything below this line came with the form';
  expect(text).toContain(boundary);
  expect(variablesOf(text.slice(0, text.indexOf(boundary)))).toEqual([]);
  expect(text).toMatch(/\{\{message\}\}$/);
});

test.each(templates)(
  '$name shows the language first, and then what a lawyer must know first',
  ({ text }) => {
    const first = Object.keys(firstQuestions);
    const shown = variablesOf(text);
    expect(shown.slice(0, 2)).toEqual(['answer_language', 'language']);
    expect(shown.slice(2, 2 + first.length).sort()).toEqual(first.sort());
  },
);

test.each(templates)(
  'the labels of $name are unique, and those of questions with a preset are as in left_as_preset',
  ({ form, page }) => {
    const rows = [...page.querySelectorAll('strong')].map(({ parentElement: row }) =>
      singleSpaced(row?.textContent ?? '').trim(),
    );
    for (const row of rows) expect(row).toMatch(/^[^{}:]+: \{\{\w+\}\}$/);
    // A label may end with a remark in parentheses, such as "Period (how long ago)".
    const labels = rows.map((row) => row.replace(/( \(.*\))?: .*/, ''));
    expect(new Set(labels).size).toBe(labels.length);
    const questionsWithPreset = Object.values(form).filter(({ options, preset }) =>
      options?.some(({ label, value }) => label === preset && value !== ''),
    );
    expect(questionsWithPreset).not.toEqual([]);
    expect(labels).toEqual(expect.arrayContaining(questionsWithPreset.map(({ label }) => label)));
  },
);

// A visitor may write in Arabic or Hebrew, which run from right to left.
test.each(templates)(
  'the HTML of $name has values in text only, each with dir="auto", and keeps line breaks only in the message',
  ({ variables: all, page }) => {
    const elements = [...page.querySelectorAll('*')].map((element) => ({
      element: element.localName,
      direction: element.getAttribute('dir'),
      attributes: [...element.attributes].map(({ value }) => value).join(' '),
      variables: [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap(({ textContent }) => variablesOf(textContent ?? '')),
    }));
    for (const { element, direction, attributes, variables } of elements) {
      expect(attributes).not.toContain('{{');
      if (variables.length === 0) continue;
      expect([element, direction]).toEqual([variables[0] === 'message' ? 'pre' : 'strong', 'auto']);
    }
    // Every variable is shown in an element: none is in a comment, a `template` element, or the name of an attribute.
    const shown = elements.flatMap(({ variables }) => variables);
    expect(shown.sort()).toEqual(all);
    const styles = [...page.querySelectorAll('[style]:not(pre)')].map((element) =>
      element.getAttribute('style'),
    );
    expect(styles.join(';')).not.toMatch(/white-space|url\(/);
  },
);

test.each(templates)('$name tells first in which language to answer', ({ text }) => {
  expect(text).toMatch(/^[^.]+\.[^.]+\. First, the language /);
});

test.each(templates)(
  '$name names every language that the form offers and that the site has',
  ({ text }) => {
    for (const { value } of answerLanguages) expect(text).toContain(value);
    for (const tag of Object.keys(languages)) expect(text).toContain(`${tag} is `);
  },
);

test.each(templates)(
  '$name tells staff the hours of a call that the form tells a visitor who gives no safe times',
  ({ text, form }) => {
    const [, from, to] = /from (.+) to (.+)$/.exec(singleSpaced(form.safe_hours.hint!))!;
    expect(text).toContain(`call between ${from} and ${to} where the person is`);
  },
);

test('both templates have the same rules for staff, except on what only one form asks', () => {
  const rulesOf = ({ page }: (typeof templates)[number]) =>
    [...page.querySelectorAll('li')].map(({ textContent }) => singleSpaced(textContent).trim());
  const [ofContact, ofIntake] = [rulesOf(contact), rulesOf(intake)];
  expect(ofIntake.filter((rule) => !ofContact.includes(rule))).toEqual([
    expect.stringContaining('“Signup” says No'),
    expect.stringContaining('If the message asks to see, correct, or delete data'),
    expect.stringContaining('“Less than 3 Year” is the longest time'),
    expect.stringContaining('If “Primary type of injustice” is missing'),
    expect.stringContaining('If “State” is missing or empty'),
  ]);
  expect(ofContact.filter((rule) => !ofIntake.includes(rule))).toEqual([
    expect.stringContaining('This form does not ask where the person lives'),
    expect.stringContaining('If “Issue” is Question about this service'),
  ]);
});

test.each(templates)(
  '$name explains the name to use, safe contact, and the reference',
  ({ text }) => {
    expect(text).toMatch(/Use only the name under .Name to use./);
    expect(text).toMatch(/Call only at the times under .Safe times./);
    expect(text).toMatch(/tell nobody else who is calling unless .* says Yes/);
    expect(text).toMatch(/Leave a voicemail only if .Voicemail. says Yes/);
    expect(text).toMatch(/ask every caller for their reference.* read it out when they ask/);
  },
);

/** Two template engines that EmailJS may use. Its documentation does not say which one it has. */
const engines: readonly ((source: string, parameters: object, isHtml: boolean) => string)[] = [
  (source, parameters, isHtml) =>
    mustache.render(source, parameters, undefined, isHtml ? {} : { escape: String }),
  (source, parameters, isHtml) => handlebars.compile(source, { noEscape: !isHtml })(parameters),
];

/**
 * Subject and HTML as each engine renders them. The HTML is parsed and its white space normalized, because the engines
 * escape some characters differently and leave different white space where a section was.
 */
function renderedByEach({ settings, source }: (typeof templates)[number], parameters: object) {
  return engines.map((render) => ({
    subject: render(settings.subject, parameters, false).trim(),
    html: singleSpaced(
      new DOMParser().parseFromString(render(source, parameters, true), 'text/html').body.innerHTML,
    ),
  }));
}

const hostile = `<b>&amp; "it's" \`=\` a/b {{message}} {{{email}}} {{#flag}}x{{/flag}}`;

test.each(templates)(
  'Mustache and Handlebars print the same $name mail, with all answers, escaped',
  (one) => {
    const typed = Object.keys(one.all).filter(
      (name) => !['inquiry_ref', 'subject_mark'].includes(name),
    );
    const [mail, other] = renderedByEach(one, {
      ...one.all,
      ...Object.fromEntries(typed.map((name) => [name, `${name}: ${hostile}`])),
    });
    expect(other).toEqual(mail);
    expect(mail!.subject).toBe('Soon: New message ABCD2345');
    const page = document.createElement('div');
    page.innerHTML = mail!.html;
    expect(typed.filter((name) => !page.textContent.includes(`${name}: ${hostile}`))).toEqual([]);
    expect(page.querySelector('b')).toBeNull();
  },
);

test.each(templates)(
  'Mustache and Handlebars print the same $name mail without what was not answered, and no label of it',
  (one) => {
    const { least: parameters } = one;
    const missing = one.variables.filter((name) => !(name in parameters));
    expect(missing).toEqual(expect.arrayContaining(['urgent_date', 'other_side', 'has_lawyer']));
    // First the parameters that a script sends, then those of a form without scripts, which lacks all values that only
    // a script can compute.
    for (const sent of [parameters, omit(parameters, scriptValues)]) {
      const [mail, other] = renderedByEach(one, sent);
      expect(other).toEqual(mail);
      expect(mail!.subject).toBe(sent === parameters ? 'New message ABCD2345' : 'New message');
      const page = document.createElement('div');
      page.innerHTML = mail!.html;
      const rows = [...page.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
      expect(rows.filter((row) => row.endsWith(':'))).toEqual([]);
      // Every value but the message has a row.
      expect(page.querySelectorAll('p strong')).toHaveLength(Object.keys(sent).length - 1);
    }
  },
);

const scriptValues = 'stay_label state reply_to inquiry_ref sent_at flag'.split(' ');

function omit(parameters: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !names.includes(name)));
}

function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
}
