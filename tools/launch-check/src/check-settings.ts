import type { Finding } from './finding';
import type { Launch, Settings } from './launch';
import { hostOf, isPlaceholderHost, placeholderPhone } from './placeholder';

/** Whether every setting is there, of the right kind, and not the sandbox's or an example's. */
export function checkSettings({ settings }: Launch): readonly Finding[] {
  const findings = Object.keys(settings).flatMap((key) => {
    const value = settings[key]?.trim();
    const problem = value ? problemOf(key, value) : 'is not set';
    return problem ? [{ item: key, problem, fix: fixOf(key) }] : [];
  });
  return [...findings, ...oneTemplateForBoth(settings)];
}

function problemOf(key: string, value: string): string | undefined {
  if (/_(URL|ORIGIN)$/.test(key)) return problemOfOrigin(value);
  if (/_RECIPIENT$/.test(key)) return problemOfMailbox(value);
  if (/_PHONE$/.test(key)) return problemOfPhone(value);
  return sandboxIds.includes(value)
    ? `is "${value}", which only the mail sandbox knows`
    : undefined;
}

/** What `npm start` uses in place of an account. */
const sandboxIds: readonly string[] = [
  'sandbox_public_key',
  'sandbox_service',
  'contact',
  'case-inquiry',
];

function problemOfOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return `is "${value}", which is no address`;
  if (isPlaceholderHost(hostOf(value))) return `is ${value}, a placeholder or the sandbox`;
  return value.startsWith('https://') ? undefined : `is ${value}, which is not https`;
}

function problemOfMailbox(value: string): string | undefined {
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[a-z]{2,}$/i.test(value)) {
    return `is "${value}", which is not one e-mail address`;
  }
  return isPlaceholderHost(hostOf(value)) ? `is ${value}, which belongs to nobody` : undefined;
}

function problemOfPhone(value: string): string | undefined {
  if (placeholderPhone.test(value)) return `is ${value}, a number that belongs to nobody`;
  // The link on the page keeps digits only, so letters would be lost from the number that is dialed.
  const digits = value.replace(/\D/g, '');
  return /[a-z]/i.test(value) || !/^1?[2-9]\d{9}$/.test(digits)
    ? `is ${value}, which is not a US number of ten digits`
    : undefined;
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
      fix: 'Make two templates, from libs/mail/templates/contact and libs/mail/templates/case-inquiry.',
    },
  ];
}

function fixOf(key: string): string {
  return `Set ${key} in .env or in the environment (.env.example says what it is), and build again.`;
}
