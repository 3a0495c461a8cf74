import type { IncomingMessage } from 'node:http';
import { readMailTemplate } from './mail-template';
import { composeMail, type OutgoingMail } from './outgoing-mail';
import { parametersSize } from './parameters';
import type { SendRequest } from './send-request';
import { ServiceRefusal, serviceTexts } from './service-answer';

/** The service's limit, in bytes; of the two readings of "50 KB" the one that is never too much. */
export const variablesLimit = 50_000;

export type SendChecks = {
  templatesDir: string;
  /** The only public key and service id that are known; undefined if any will do. */
  publicKey: string | undefined;
  serviceId: string | undefined;
};

/**
 * Applies the service's checks to a request and fills its template in.
 *
 * @throws ServiceRefusal with the service's status and text
 */
export async function checkedMail(
  { templatesDir, publicKey, serviceId }: SendChecks,
  { headers }: IncomingMessage,
  request: SendRequest,
): Promise<OutgoingMail> {
  if (!headers.origin || headers.origin === 'null') {
    throw new ServiceRefusal(403, serviceTexts.nonBrowser);
  }
  checkId('user_id', request.userId, publicKey, serviceTexts.unknownPublicKey);
  checkId('service_id', request.serviceId, serviceId, serviceTexts.unknownService);
  checkId('template_id', request.templateId, undefined, serviceTexts.unknownTemplate);
  if (parametersSize(request.parameters) > variablesLimit) {
    throw new ServiceRefusal(413, serviceTexts.tooLarge);
  }
  const template = await readMailTemplate(templatesDir, request.templateId);
  if (!template) throw new ServiceRefusal(400, serviceTexts.unknownTemplate);
  return composeMail(template, request.parameters);
}

function checkId(name: string, value: string, known: string | undefined, unknown: string): void {
  if (!value) throw new ServiceRefusal(400, serviceTexts.missing(name));
  if (known !== undefined && value !== known) throw new ServiceRefusal(400, unknown);
}
