import { caseInquiryForm, contactForm, stays, type Form } from '@lawyers/domain';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeCaseInquiryMail } from './compose-case-inquiry-mail';
import { composeContactMail } from './compose-contact-mail';
import { exampleCase, exampleConfig, exampleContact, exampleContext } from './mail.testing';

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
  'case-inquiry': composeCaseInquiryMail(exampleCase, exampleContext, exampleConfig).parameters,
};

const templates = Object.entries(payloads).map(([name, payload]) => {
  const settings = JSON.parse(read(name, 'template.json')) as Settings;
  const bodies = [read(name, 'body.txt'), read(name, 'body.html')];
  return { name, payload, settings, bodies };
});

test('there is one template for each mail', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(payloads).sort());
});

test.each(templates)('the variables of $name are the parameters of its mail', (template) => {
  const { settings, payload } = template;
  expect([...settings.variables].sort()).toEqual(Object.keys(payload).sort());
});

const unlike = stays.filter(({ label }) => !label.startsWith('Mental Abuse'));

test.each(unlike)('without scripts, both bodies explain that $value is $label', (stay) => {
  for (const body of [read('case-inquiry', 'body.txt'), read('case-inquiry', 'body.html')]) {
    const words = wordsOf(body);
    expect(words).toMatch(new RegExp(`${stay.value} (means|may mean) ${stay.label}`));
  }
});

test.each(templates)('every variable in $name is listed', ({ settings, bodies }) => {
  for (const text of [settings.to, settings.replyTo, settings.subject, ...bodies]) {
    expect(variablesOf(text).filter((name) => !settings.variables.includes(name))).toEqual([]);
  }
});

test.each(templates)('both bodies of $name use every listed variable', ({ settings, bodies }) => {
  for (const body of bodies) {
    expect(settings.variables.filter((name) => !variablesOf(body).includes(name))).toEqual([]);
  }
});

test.each(templates)('in $name every brace belongs to a plain, escaped variable', (template) => {
  const { settings, bodies } = template;
  for (const text of [settings.to, settings.replyTo, settings.subject, ...bodies]) {
    expect(text.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}]/);
  }
});

test.each(templates)(
  'the addressee of $name is fixed, and the reply goes to the visitor',
  (one) => {
    expect(one.settings.to).toMatch(/^[\w-]+@example\.com$/);
    expect(one.settings.replyTo).toBe('{{email}}');
  },
);

// A visitor may write Arabic or Hebrew, whose lines begin at the right.
test.each(templates)(
  'in $name the free words of a visitor have their own direction',
  (template) => {
    const { payload, bodies } = template;
    const html = bodies[1] ?? '';
    const free = ['from_name', 'preferred_name', 'safe_hours', 'message'];
    for (const name of free.filter((one) => one in payload)) {
      expect(html).toMatch(new RegExp(`dir="auto"[^>]*>\\s*(<strong>)?\\{\\{${name}\\}\\}`));
    }
  },
);

// A locked phone shows the subject and the first words.
test.each(templates)('the subject of $name says nothing about the person', ({ settings }) => {
  expect(settings.subject).toBe('New message {{inquiry_ref}}');
});

const divider = `\n${'-'.repeat(40)}\n`;

// Whoever has the public key can put line breaks into any value, and so write lines of their own.
test.each(templates)('what $name says itself stands above every value', ({ bodies }) => {
  const [text = ''] = bodies;
  const [fixed, values, ...more] = text.split(divider);
  expect(more).toEqual([]);
  expect(variablesOf(fixed ?? '')).toEqual([]);
  expect(values).toMatch(/\{\{message\}\}\s*$/);
  for (const line of values?.split('\n').filter((one) => one.includes('{{')) ?? []) {
    expect(line).toMatch(/^([^{}]+: )?\{\{\w+\}\}$/);
  }

  const shown = documentOf(bodies[1]).body.textContent ?? '';
  const fence = 'Everything below this line came with the form';
  expect(wordsOf(fixed ?? '')).toContain(fence);
  expect(variablesOf(shown.slice(0, shown.indexOf(fence)))).toEqual([]);
  expect(shown.trim()).toMatch(/\{\{message\}\}$/);
});

test.each(templates)('in $name no label is given twice', ({ bodies }) => {
  const labels = bodies[0]?.match(/^[^{}\n]+(?=: \{\{)/gm) ?? [];
  expect(new Set(labels).size).toBe(labels.length);
});

test.each(templates)(
  'in the HTML of $name values are text, and only the message has lines',
  (one) => {
    const page = documentOf(one.bodies[1]);
    const places = [...page.querySelectorAll('*')].map((element) => ({
      element: element.localName,
      attributes: [...element.attributes].map(({ value }) => value).join(' '),
      text: [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
    }));
    for (const { element, attributes, text } of places) {
      expect(attributes).not.toContain('{{');
      const variables = variablesOf(text.map(({ textContent }) => textContent).join(' '));
      if (variables.length > 0) expect(element).toBe(variables[0] === 'message' ? 'pre' : 'strong');
    }
    const styles = [...page.querySelectorAll('[style]:not(pre)')].map((element) =>
      element.getAttribute('style'),
    );
    expect(styles.join(';')).not.toMatch(/white-space|url\(/);
  },
);

test.each<readonly [string, Form]>([
  ['contact', contactForm],
  ['case-inquiry', caseInquiryForm],
])('in %s a question that can be left as preset is labeled as in left_as_preset', (name, form) => {
  const preset = Object.values(form).filter(({ options, initial }) =>
    options?.some(({ label, value }) => label === initial && value !== ''),
  );
  expect(preset).not.toEqual([]);
  for (const { label } of preset) {
    expect(read(name, 'body.txt')).toMatch(new RegExp(`^${label}( \\(.*\\))?: `, 'm'));
    const headers = [...documentOf(read(name, 'body.html')).querySelectorAll('th')];
    expect(headers.map((header) => header.firstChild?.textContent?.trim())).toContain(label);
  }
});

test.each(templates)(
  'the reader of $name learns how to answer safely and which mail counts',
  (one) => {
    const page = documentOf(one.bodies[1]).body.textContent ?? '';
    for (const body of [one.bodies[0] ?? '', page].map(wordsOf)) {
      expect(body).toMatch(/Write a new email instead of pressing Reply, quote nothing/);
      expect(body).toMatch(/even if .* more than 24 hours away\..* between 8 a\.m\. and 9 p\.m\./);
      expect(body).toMatch(/says no or is empty, .* Send no text, and use no dialer/);
      expect(body).toMatch(/give your name and who you work for\. Never make up/);
      expect(body).toMatch(/ask only for the names that you need for your check for conflicts/);
      expect(body).toMatch(/If you pass this inquiry on, pass on this whole email/);
      expect(body).toMatch(/Left as preset. names the questions .* that nobody changed/);
      expect(body).toMatch(
        /same reference, they are one inquiry\. The one with the latest .Sent at. is what the person last wanted to say/,
      );
      expect(body).toMatch(/Sent at ?\(?UTC\)?:? \{\{consent_time\}\}/);
    }
  },
);

test('the reader of a case learns that the longest period may mean longer ago, and which name to use', () => {
  for (const body of [read('case-inquiry', 'body.txt'), read('case-inquiry', 'body.html')]) {
    expect(wordsOf(body)).toMatch(/Less than 3 Year. is the longest time .* longer ago/);
    expect(wordsOf(body)).toMatch(/Use only the name under .Name to use./);
    expect(wordsOf(body)).toMatch(/Call only at the times under .Safe times./);
    expect(wordsOf(body)).toMatch(/tell nobody else who is calling unless .* says Yes/);
    expect(wordsOf(body)).toMatch(/Leave a voicemail only if .Voicemail. says Yes/);
  }
});

function documentOf(html = ''): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function wordsOf(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
}
