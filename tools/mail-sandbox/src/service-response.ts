import { STATUS_CODES } from 'node:http';

/** A response of the mail service, in plain text. */
export type ServiceResponse = { status: number; text: string };

/** A request that the service refuses. */
export class ServiceRefusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

export const accepted: ServiceResponse = { status: 200, text: 'OK' };

/** The service's documented and observed texts. */
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

/** The default text of a status. */
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
