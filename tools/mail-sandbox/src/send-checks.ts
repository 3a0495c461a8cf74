import type { IncomingMessage } from 'node:http';
import { cleanReference, headerText, singleAddress } from './header-value';
import { readMailTemplate, type MailTemplate } from './mail-template';
import { escapeHtml } from './markup';
import { parametersSize, parameterText, type Parameters } from './parameters';
import type { SendRequest } from './send-request';
import { ServiceRefusal, serviceTexts } from './service-response';
import { renderTemplateText } from './template-text';

/** The service's limit in bytes: the smaller reading of "50 KB". */
export const variablesLimit = 50_000;

export type SendChecks = {
  templatesDir: string;
  /** The required public key and service id; undefined accepts any. */
  publicKey?: string;
  serviceId?: string;
};

/**
 * Applies the service's checks to a request and renders its template.
 * @throws ServiceRefusal with the service's status and text.
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

/** A mail for SMTP: one recipient, every header value on one line. */
export type OutgoingMail = {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  inquiryRef: string | null;
};

/** @throws ServiceRefusal 422 unless there is exactly one recipient. */
function composeMail(template: MailTemplate, parameters: Parameters): OutgoingMail {
  const valueOf = (name: string) => parameterText(parameters, name);
  return {
    to: template.to ?? recipientParameter(valueOf('recipient')),
    replyTo: singleAddress(renderTemplateText(template.replyTo, valueOf)),
    subject: headerText(renderTemplateText(template.subject, valueOf)),
    text: renderTemplateText(template.text, valueOf),
    html: renderTemplateText(template.html, valueOf, escapeHtml),
    inquiryRef: cleanReference(valueOf('inquiry_ref')),
  };
}

function recipientParameter(recipient: string): string {
  if (recipient.trim() === '') throw new ServiceRefusal(422, serviceTexts.noRecipient);
  const address = singleAddress(recipient);
  if (address === null) throw new ServiceRefusal(422, serviceTexts.badRecipient);
  return address;
}
