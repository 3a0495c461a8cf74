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
  unknownTemplate:
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  nonBrowser: 'API calls are disabled for non-browser applications',
  tooLarge: 'Variables size limit',
} as const;

/** The default text of a status. */
export function defaultText(status: number): string {
  const texts: Record<number, string> = {
    400: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    403: serviceTexts.nonBrowser,
  };
  return texts[status] ?? STATUS_CODES[status] ?? '';
}
