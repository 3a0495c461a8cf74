import { stays } from '@lawyers/domain';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeCaseInquiryMail } from './compose-case-inquiry-mail';
import { composeContactMail } from './compose-contact-mail';
import { exampleCase, exampleConfig, exampleContact, exampleContext } from './mail-fixture';

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
    const words = body.replace(/\s+/g, ' ');
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

function variablesOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');
}
