import * as v from 'valibot';
import { settingsSchema } from '@lawyers/web/settings';
import type { Finding, LaunchInputs } from './launch-inputs';
import { placeholdersIn } from './placeholder';

/**
 * Values that a setting must not have although a production build accepts them. Most are ids in the wrong setting:
 * EmailJS starts ids of services with `service_` and ids of templates with `template_`, but an operator may rename
 * them, so the patterns are guesses.
 */
const refused: readonly (readonly [keys: RegExp, values: RegExp, what: string])[] = [
  [/./, /^sandbox_(?:public_key|service)$/, 'an id of the mail sandbox'],
  [/./, /^(?:your|vite)_/i, 'a name in place of a value'],
  [/EMAILJS_ORIGIN$/, /\/\/(?!api\.)[\w.-]*emailjs\.com/, 'no address of its API'],
  // The phone link on pages dials digits only, so a number with letters would lose them.
  [/_PHONE$/, /[a-z]|^(?!\D*(?:1\D*)?[2-9](?:\D*\d){9}\D*$)/i, 'no US number of ten digits'],
  [/_PUBLIC_KEY$/, /^(?:service|template)_/, 'the id of a service or template and no public key'],
  [/_PUBLIC_KEY$/, /^.{0,9}$/, 'too short for a public key'],
  [/_SERVICE_ID$/, /^template_/, 'the id of a template'],
  [/_SERVICE_ID$/, /^(?!service_)(?=.*[A-Z])(?=.*\d)[\w-]{15,}$/, 'like the public key'],
  [/_TEMPLATE_ID$/, /^service_/, 'the id of a service'],
  [/_CONTACT_TEMPLATE_ID$/, /intake/i, 'the id of the intake template'],
  [/_INTAKE_TEMPLATE_ID$/, /contact/i, 'the id of the contact template'],
];

/**
 * Reports settings that a production build would refuse, values of the sandbox or of examples, values that belong in
 * another setting, and one template for both the contact form and the intake form.
 */
export function* checkSettings({ settings }: LaunchInputs): Iterable<Finding> {
  for (const [key, schema] of Object.entries(settingsSchema.entries)) {
    const problem = problemOf(key, schema, settings[key]?.trim());
    if (problem) {
      const fix = `Set ${key} in .env or in the environment (.env.example says what it is), and build again.`;
      yield [key, problem, fix];
    }
  }
  const [contact, intake] = ['CONTACT', 'INTAKE'].map((name) =>
    settings[`VITE_EMAILJS_${name}_TEMPLATE_ID`]?.trim(),
  );
  if (contact && contact === intake) {
    yield [
      'VITE_EMAILJS_INTAKE_TEMPLATE_ID',
      `is ${intake}, the template of the contact form as well`,
      'Make two templates, from libs/mail/templates/contact and libs/mail/templates/intake.',
    ];
  }
}

function problemOf(key: string, schema: v.GenericSchema, value?: string): string | undefined {
  if (!value) return 'is not set';
  if (placeholdersIn(value).length > 0) return `is ${value}, a placeholder or the sandbox`;
  const [issue] = v.safeParse(schema, value).issues ?? [];
  const rule = refused.find(([keys, values]) => keys.test(key) && values.test(value));
  return issue?.message ?? (rule && `is "${value}", ${rule[2]}`);
}
