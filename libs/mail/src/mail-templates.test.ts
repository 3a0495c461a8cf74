import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  answerLanguages,
  contactForm,
  inputName,
  intakeForm,
  languages,
  stays,
  type FieldType,
  type Form,
} from '@lawyers/domain';
import { composeContactMail } from './compose-contact-mail';
import { composeIntakeMail } from './compose-intake-mail';
import { exampleIntake, exampleConfig, exampleContact, exampleContext } from './mail.testing';

type Settings = {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly variables: readonly string[];
};

const folder = join(__dirname, '../templates');
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

const payloads = {
  contact: composeContactMail(exampleContact, exampleContext, exampleConfig).parameters,
  intake: composeIntakeMail(exampleIntake, exampleContext, exampleConfig).parameters,
};

const templates = Object.entries(payloads).map(([name, payload]) => {
  const settings = JSON.parse(read(name, 'template.json')) as Settings;
  const bodies = [read(name, 'body.txt'), read(name, 'body.html')];
  return { name, payload, settings, bodies };
});

test('each mail has one template', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(payloads).sort());
});

test.each(templates)(
  'the listed variables of $name equal the parameters of its mail, and each body uses all of them',
  ({ settings, payload, bodies }) => {
    const parameters = Object.keys(payload).sort();
    expect([...settings.variables].sort()).toEqual(parameters);
    for (const body of bodies) expect([...new Set(variablesOf(body))].sort()).toEqual(parameters);
    for (const text of [settings.to, settings.replyTo, settings.subject])
      expect(parameters).toEqual(expect.arrayContaining([...variablesOf(text)]));
  },
);

const labelsUnlikeValues = stays.filter(({ label }) => !label.startsWith('Mental Abuse'));

test.each(labelsUnlikeValues)(
  'both bodies explain that $value means $label, for mails without a label',
  (stay) => {
    for (const body of [read('intake', 'body.txt'), read('intake', 'body.html')]) {
      const words = singleSpaced(body);
      expect(words).toMatch(new RegExp(`${stay.value} (means|may mean) ${stay.label}`));
    }
  },
);

test.each(templates)('$name uses braces only for escaped variables', (template) => {
  const { settings, bodies } = template;
  for (const text of [settings.to, settings.replyTo, settings.subject, ...bodies]) {
    expect(text.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
  }
});

test.each(templates)(
  'the recipient of $name is fixed, and the reply goes to the visitor',
  (one) => {
    expect(one.settings.to).toMatch(/^[\w-]+@example\.com$/);
    expect(one.settings.replyTo).toBe('{{email}}');
  },
);

const forms = { contact: contactForm, intake: intakeForm } as const;
const freeTypes: readonly FieldType[] = ['text', 'textarea', 'tel'];

// A visitor may write in Arabic or Hebrew, which run from right to left.
test.each(Object.entries<Form>(forms))(
  'the HTML of %s sets dir="auto" on every free text',
  (name, form) => {
    const free = Object.entries(form).filter(([, { type }]) => freeTypes.includes(type));
    expect(free.length).toBeGreaterThan(2);
    for (const [row, field] of free) {
      const variable = `\\{\\{${inputName(row, field)}\\}\\}`;
      expect(read(name, 'body.html')).toMatch(
        new RegExp(`dir="auto"[^>]*>\\s*(<strong>)?${variable}`),
      );
    }
  },
);

// A locked phone shows the subject.
test.each(templates)(
  'the subject of $name contains only the mark and the reference',
  ({ settings }) => {
    expect(settings.subject).toBe('{{subject_mark}} New message {{inquiry_ref}}');
  },
);

const divider = `\n${'-'.repeat(40)}\n`;

// The public key is public: an attacker can send values with line breaks, and so forge lines (decision 0017).
test.each(templates)('the fixed text of $name comes before every value', ({ bodies }) => {
  const [text = ''] = bodies;
  const [fixed, values, ...more] = text.split(divider);
  expect(more).toEqual([]);
  expect(variablesOf(fixed ?? '')).toEqual([]);
  expect(values).toMatch(/\{\{message\}\}\s*$/);
  for (const line of values?.split('\n').filter((one) => one.includes('{{')) ?? []) {
    expect(line).toMatch(/^([^{}]+: )?\{\{\w+\}\}$/);
  }

  const bodyText = documentOf(bodies[1]).body.textContent ?? '';
  const boundary = 'Everything below this line came with the form';
  expect(singleSpaced(fixed ?? '')).toContain(boundary);
  expect(variablesOf(bodyText.slice(0, bodyText.indexOf(boundary)))).toEqual([]);
  expect(bodyText.trim()).toMatch(/\{\{message\}\}$/);
});

test.each(templates)('the labels of $name are unique', ({ bodies }) => {
  const labels = bodies[0]?.match(/^[^{}\n]+(?=: \{\{)/gm) ?? [];
  expect(new Set(labels).size).toBe(labels.length);
});

test.each(templates)(
  'the HTML of $name has values in text only, and keeps line breaks only in the message',
  (one) => {
    const page = documentOf(one.bodies[1]);
    const elements = [...page.querySelectorAll('*')].map((element) => ({
      element: element.localName,
      attributes: [...element.attributes].map(({ value }) => value).join(' '),
      text: [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    }));
    for (const { element, attributes, text } of elements) {
      expect(attributes).not.toContain('{{');
      const variables = variablesOf(text.map(({ textContent }) => textContent).join(' '));
      if (variables.length > 0) expect(element).toBe(variables[0] === 'message' ? 'pre' : 'strong');
    }
    // None is in a comment, a template element, or an attribute's name.
    const shown = elements.flatMap(({ text }) =>
      variablesOf(text.map(({ textContent }) => textContent).join(' ')),
    );
    expect(shown.sort()).toEqual([...variablesOf(one.bodies[1] ?? '')].sort());
    const styles = [...page.querySelectorAll('[style]:not(pre)')].map((element) =>
      element.getAttribute('style'),
    );
    expect(styles.join(';')).not.toMatch(/white-space|url\(/);
  },
);

test.each(templates)('$name tells first in which language to answer', ({ bodies }) => {
  const [text = '', html] = bodies;
  const page = documentOf(html).body.textContent ?? '';
  for (const body of [text, page].map(singleSpaced)) {
    expect(body).toMatch(/^ ?[^.]+\.[^.]+\. First, the language /i);
    expect(variablesOf(body).slice(0, 2)).toEqual(['answer_language', 'language']);
  }
});

test('the templates name every language that the form offers and that the site has', () => {
  const words = singleSpaced(read('intake', 'body.txt'));
  for (const { value } of answerLanguages) expect(words).toContain(value);
  for (const tag of Object.keys(languages)) expect(words).toContain(`${tag} is `);
});

test.each(Object.entries<Form>(forms))(
  '%s labels questions with a preset as left_as_preset does',
  (name, form) => {
    const questionsWithPreset = Object.values(form).filter(({ options, preset }) =>
      options?.some(({ label, value }) => label === preset && value !== ''),
    );
    expect(questionsWithPreset).not.toEqual([]);
    for (const { label } of questionsWithPreset) {
      const lines = read(name, 'body.txt').split('\n');
      const labels = lines
        .filter((line) => line.includes(': '))
        .map((line) => line.replace(/( \(.*\))?: .*/, ''));
      expect(labels).toContain(label);
      const headers = [...documentOf(read(name, 'body.html')).querySelectorAll('th')];
      expect(headers.map((header) => header.firstChild?.textContent?.trim())).toContain(label);
    }
  },
);

test.each(templates)('$name explains the name to use, safe contact, and the reference', (one) => {
  for (const body of one.bodies.map(singleSpaced)) {
    expect(body).toMatch(/Use only the name under .Name to use./);
    expect(body).toMatch(/Call only at the times under .Safe times./);
    expect(body).toMatch(/tell nobody else who is calling unless .* says Yes/);
    expect(body).toMatch(/Leave a voicemail only if .Voicemail. says Yes/);
    expect(body).toMatch(/ask every caller for their reference.* read it out when they ask/);
  }
});

function documentOf(html = ''): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function singleSpaced(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
}
