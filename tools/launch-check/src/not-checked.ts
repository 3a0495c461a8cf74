import { emergency, helpLines } from '@lawyers/domain';

/** What no file on this machine can tell. `docs/operate.md` says how to see to each. */
export const notChecked: readonly string[] = [
  'that the mailboxes exist and a person reads them: send an inquiry from the live site and answer it',
  'that the two templates in EmailJS are those of libs/mail/templates, with the recipient as fixed "To Email"',
  'that the keys are those of your account, that it allows only your domain, and that its quota is enough',
  'that the live host sends these headers, and the certificate and redirects of your domain',
  'that the firm answers for the site, that its facts and reviews are true, and that a lawyer has read its words for your states',
  `that the help lines still answer (last checked on ${lastChecked()})`,
];

function lastChecked(): string {
  return [emergency, ...helpLines].map(({ checked }) => checked).toSorted()[0] ?? 'no day';
}
