import * as v from 'valibot';
import { settingsSchema } from '@lawyers/web/settings';
import type { Finding, Launch, Settings } from './launch';
import { hostOf, isPlaceholderHost, placeholderPhone } from './placeholder';

/** Reports settings that a production build would refuse, and those of the sandbox or of examples. */
export function checkSettings({ settings }: Launch): readonly Finding[] {
  const findings = Object.entries(settingsSchema.entries).flatMap(([key, schema]) => {
    const value = settings[key]?.trim();
    if (!value) return [finding(key, 'is not set')];
    const problem =
      placeholderIn(key, value) ??
      faultOf(schema, value) ??
      faultOfPhone(key, value) ??
      faultOfId(key, value);
    return problem ? [finding(key, problem)] : [];
  });
  return [...findings, ...oneTemplateForBoth(settings)];
}

function faultOf(schema: v.GenericSchema, value: string): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

function placeholderIn(key: string, value: string): string | undefined {
  if (/_(URL|ORIGIN)$/.test(key)) {
    return isPlaceholderHost(hostOf(value))
      ? `is ${value}, a placeholder or the sandbox`
      : undefined;
  }
  const placeholder =
    (key.endsWith('_RECIPIENT') && isPlaceholderHost(hostOf(value))) ||
    (key.endsWith('_PHONE') && placeholderPhone.test(value));
  if (placeholder) return `is ${value}, a placeholder number or mailbox`;
  return sandboxIds.includes(value) ? `is "${value}", an id of the mail sandbox` : undefined;
}

/** The account of `npm start`. */
const sandboxIds: readonly string[] = ['sandbox_public_key', 'sandbox_service'];

function faultOfPhone(key: string, value: string): string | undefined {
  if (!key.endsWith('_PHONE')) return undefined;
  // The link on the page dials only digits and would drop letters.
  const digits = value.replace(/\D/g, '');
  return /[a-z]/i.test(value) || !/^1?[2-9]\d{9}$/.test(digits)
    ? `is ${value}, which is not a US number of ten digits`
    : undefined;
}

/** Each id in the place of another. EmailJS names services and templates with a prefix, which an operator may change. */
function faultOfId(key: string, value: string): string | undefined {
  const kind = /^(service|template)_/.exec(value)?.[1];
  if (key.endsWith('_PUBLIC_KEY') && (kind || value.length < 10))
    return `is "${value}", the id of a ${kind ?? 'service or template'} and no public key`;
  if (key.endsWith('_SERVICE_ID') && !kind && /^(?=.*[A-Z])(?=.*\d)[\w-]{15,}$/.test(value))
    return `is "${value}", which looks like the public key`;
  if (key.endsWith('_SERVICE_ID') && kind === 'template')
    return `is "${value}", the id of a template`;
  const [, own] = /_(CONTACT|INTAKE)_TEMPLATE_ID$/.exec(key) ?? [];
  const other = own === 'CONTACT' ? 'intake' : 'contact';
  if (own && (kind === 'service' || value.toLowerCase().includes(other)))
    return `is "${value}", the id of ${kind === 'service' ? 'a service' : `the ${other} template`}`;
  return undefined;
}

function oneTemplateForBoth(settings: Settings): readonly Finding[] {
  const [contact, intake] = [
    settings['VITE_EMAILJS_CONTACT_TEMPLATE_ID']?.trim(),
    settings['VITE_EMAILJS_INTAKE_TEMPLATE_ID']?.trim(),
  ];
  if (!contact || contact !== intake) return [];
  return [
    {
      item: 'VITE_EMAILJS_INTAKE_TEMPLATE_ID',
      problem: `is ${intake}, the template of the contact form as well`,
      fix: 'Make two templates, from libs/mail/templates/contact and libs/mail/templates/intake.',
    },
  ];
}

function finding(key: string, problem: string): Finding {
  return {
    item: key,
    problem,
    fix: `Set ${key} in .env or in the environment (.env.example says what it is), and build again.`,
  };
}
