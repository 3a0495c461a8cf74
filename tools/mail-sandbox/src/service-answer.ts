import { STATUS_CODES } from 'node:http';

/** An answer of the mail service: always plain text. */
export type ServiceAnswer = { status: number; text: string };

/** A request the service would turn down. */
export class ServiceRefusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

export const accepted: ServiceAnswer = { status: 200, text: 'OK' };

/** The service's texts, as far as they are documented or were seen in the wild. */
export const serviceTexts = {
  missing: (parameter: string) => `The ${parameter} parameter is required`,
  unknownPublicKey:
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  unknownService:
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  unknownTemplate:
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  nonBrowser: 'API calls are disabled for non-browser applications',
  revoked: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  tooLarge: 'Variables size limit',
  noRecipient: 'The recipients address is empty',
  badRecipient: 'The recipients address is corrupted',
} as const;

/** The text that goes with a status when nobody chose another. */
export function defaultText(status: number): string {
  const texts: Record<number, string> = {
    200: accepted.text,
    400: serviceTexts.unknownPublicKey,
    403: serviceTexts.nonBrowser,
    412: serviceTexts.revoked,
    413: serviceTexts.tooLarge,
    422: serviceTexts.noRecipient,
  };
  return texts[status] ?? STATUS_CODES[status] ?? '';
}
