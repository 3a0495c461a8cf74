import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import handlebars from 'handlebars';
import mustache from 'mustache';
import {
  answerLanguages,
  contactForm,
  inputName,
  intakeForm,
  languages,
  stays,
  type Answers,
  type FieldType,
  type Form,
} from '@lawyers/domain';
import { optionalAnswers, sampleAnswers } from '@lawyers/domain/sample-answers';
import { composeContactMail } from './compose-contact-mail';
import { composeIntakeMail } from './compose-intake-mail';
import type { Mail } from './mail';
import { exampleConfig, exampleContext } from './mail.testing';

const folder = join(__dirname, '../templates');
const contact = template('contact', contactForm, composeContactMail);
const intake = template('intake', intakeForm, composeIntakeMail);
const templates = [contact, intake];

type Compose<F extends Form> = (
  answers: Answers<F>,
  context: typeof exampleContext,
  config: typeof exampleConfig,
) => Mail;

function template<F extends Form>(name: string, form: F, compose: Compose<F>) {
  const mailOf = (isAnswered: boolean) => {
    const answers = sampleAnswers(form, optionalAnswers(form, isAnswered));
    return compose(answers, exampleContext, exampleConfig).parameters;
  };
  const [all, least] = [mailOf(true), mailOf(false)];
  const read = (file: string) => readFileSync(join(folder, name, file), 'utf8');
  const sources = { text: read('body.txt'), html: read('body.html') };
  const [text, html] = [unconditional(sources.text), unconditional(sources.html)];
  const page = new DOMParser().parseFromString(html, 'text/html');
  const settings = JSON.parse(read('template.json')) as Settings;
  const variables = Object.keys(all).sort();
  return { name, form, all, least, variables, settings, sources, text, html, page };
}

type Settings = { readonly subject: string; readonly variables: readonly string[] };

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
  '$name lists the parameters of its mail, and each body uses all of them, with braces for nothing else',
  ({ name, settings, variables, text, html }) => {
    const lists = {
      'template.json': settings.variables,
      'body.txt': variablesOf(text),
      'body.html': variablesOf(html),
    };
    const faults = Object.entries(lists).flatMap(([file, used]) => [
      ...variables
        .filter((v) => !used.includes(v))
        .map((v) => `libs/mail/templates/${name}/${file} lacks ${v}`),
      ...used
        .filter((v) => !variables.includes(v))
        .map((v) => `libs/mail/templates/${name}/${file} has ${v}, which no mail has`),
    ]);
    expect(faults).toEqual([]);
    for (const body of [text, html]) {
      expect(body.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
    }
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
      variables: expect.anything(),
    });
  },
);

test.each(stays.filter(({ label }) => !label.startsWith('Mental Abuse')))(
  'both bodies explain that $value means $label, for mails without a label',
  ({ value, label }) => {
    for (const body of [intake.text, intake.html])
      expect(singleSpaced(body)).toMatch(new RegExp(`${value} (means|may mean) ${label}`));
  },
);

const freeTypes: readonly FieldType[] = ['text', 'textarea', 'tel'];

// A visitor may write in Arabic or Hebrew, which run from right to left. Option texts are in English and need no `dir`.
test.each(templates)('the HTML of $name sets dir="auto" on every free text', ({ form, page }) => {
  const free = Object.entries(form).filter(([, { type }]) => freeTypes.includes(type));
  expect(free.length).toBeGreaterThan(2);
  const automatic = [...page.querySelectorAll('[dir="auto"]')].flatMap(({ textContent }) =>
    variablesOf(textContent ?? ''),
  );
  expect(automatic).toEqual(
    expect.arrayContaining(free.map(([row, field]) => inputName(row, field))),
  );
});

// Anybody can read the public key and send values with line breaks, and so forge lines (decision 17). So the text that
// staff must be able to trust comes first.
test.each(templates)('the fixed text of $name comes before every value', ({ text, page }) => {
  const [fixed = '', values = '', ...more] = text.split(`\n${'-'.repeat(40)}\n`);
  expect(more).toEqual([]);
  expect(variablesOf(fixed)).toEqual([]);
  expect(values).toMatch(/\{\{message\}\}\s*$/);
  for (const line of values.split('\n').filter((one) => one.includes('{{')))
    expect(line).toMatch(/^([^{}]+: )?\{\{\w+\}\}$/);

  const pageText = page.body.textContent ?? '';
  const boundary = 'Everything below this line came with the form';
  expect(singleSpaced(fixed)).toContain(boundary);
  expect(variablesOf(pageText.slice(0, pageText.indexOf(boundary)))).toEqual([]);
  expect(pageText.trim()).toMatch(/\{\{message\}\}$/);
});

test.each(templates)(
  'the labels of $name are unique, and those of questions with a preset are as in left_as_preset',
  ({ form, text, page }) => {
    const labels = text.match(/^[^{}\n]+(?=: \{\{)/gm)?.map((label) => label.replace(/ \(.*/, ''));
    expect(new Set(labels).size).toBe(labels?.length);
    const headers = [...page.querySelectorAll('th')].map((header) =>
      header.firstChild?.textContent?.trim(),
    );
    const questionsWithPreset = Object.values(form).filter(({ options, preset }) =>
      options?.some(({ label, value }) => label === preset && value !== ''),
    );
    expect(questionsWithPreset).not.toEqual([]);
    for (const { label } of questionsWithPreset) {
      expect(labels).toContain(label);
      expect(headers).toContain(label);
    }
  },
);

test.each(templates)(
  'the HTML of $name has values in text only, and keeps line breaks only in the message',
  ({ html, page }) => {
    const elements = [...page.querySelectorAll('*')].map((element) => ({
      element: element.localName,
      attributes: [...element.attributes].map(({ value }) => value).join(' '),
      variables: [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap(({ textContent }) => variablesOf(textContent ?? '')),
    }));
    for (const { element, attributes, variables } of elements) {
      expect(attributes).not.toContain('{{');
      if (variables.length > 0) expect(element).toBe(variables[0] === 'message' ? 'pre' : 'strong');
    }
    // Every variable is shown in an element: none is in a comment, a `template` element, or the name of an attribute.
    const shown = elements.flatMap(({ variables }) => variables);
    expect(shown.sort()).toEqual([...variablesOf(html)].sort());
    const styles = [...page.querySelectorAll('[style]:not(pre)')].map((element) =>
      element.getAttribute('style'),
    );
    expect(styles.join(';')).not.toMatch(/white-space|url\(/);
  },
);

test.each(templates)('$name tells first in which language to answer', ({ text, page }) => {
  for (const body of [text, page.body.textContent ?? ''].map(singleSpaced)) {
    expect(body).toMatch(/^ ?[^.]+\.[^.]+\. First, the language /i);
    expect(variablesOf(body).slice(0, 2)).toEqual(['answer_language', 'language']);
  }
});

test('the templates name every language that the form offers and that the site has', () => {
  const words = singleSpaced(intake.text);
  for (const { value } of answerLanguages) expect(words).toContain(value);
  for (const tag of Object.keys(languages)) expect(words).toContain(`${tag} is `);
});

test.each(templates)('$name explains the name to use, safe contact, and the reference', (one) => {
  for (const body of [one.text, one.html].map(singleSpaced)) {
    expect(body).toMatch(/Use only the name under .Name to use./);
    expect(body).toMatch(/Call only at the times under .Safe times./);
    expect(body).toMatch(/tell nobody else who is calling unless .* says Yes/);
    expect(body).toMatch(/Leave a voicemail only if .Voicemail. says Yes/);
    expect(body).toMatch(/ask every caller for their reference.* read it out when they ask/);
  }
});

/** Two template engines that EmailJS may use. Its documentation does not say which one it has. */
const engines: readonly ((source: string, parameters: object, isHtml: boolean) => string)[] = [
  (source, parameters, isHtml) =>
    mustache.render(source, parameters, undefined, isHtml ? {} : { escape: String }),
  (source, parameters, isHtml) => handlebars.compile(source, { noEscape: !isHtml })(parameters),
];

/**
 * Subject, text, and HTML as each engine renders them. The HTML is parsed and its white space normalized, because the
 * engines escape some characters differently and leave different white space where a section was.
 */
function renderedByEach({ settings, sources }: (typeof templates)[number], parameters: object) {
  return engines.map((render) => ({
    subject: render(settings.subject, parameters, false).trim(),
    text: render(sources.text, parameters, false),
    html: singleSpaced(
      new DOMParser().parseFromString(render(sources.html, parameters, true), 'text/html').body
        .innerHTML,
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
    for (const body of [mail!.text, page.textContent])
      expect(typed.filter((name) => !body.includes(`${name}: ${hostile}`))).toEqual([]);
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
      expect(mail!.text).not.toMatch(/: *$/m);
      expect(mail!.text).not.toMatch(/\n{3}/);
      const page = document.createElement('div');
      page.innerHTML = mail!.html;
      const values = [...page.querySelectorAll('td')].map(({ textContent }) => textContent?.trim());
      expect(values).toHaveLength(Object.keys(sent).length - 1);
      expect(values).not.toContain('');
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
