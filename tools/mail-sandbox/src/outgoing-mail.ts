import { cleanReference, headerText, singleAddress } from './header-value';
import type { MailTemplate } from './mail-template';
import { escapeHtml } from './markup';
import { parameterText, type Parameters } from './parameters';
import { ServiceRefusal, serviceTexts } from './service-answer';
import { renderTemplateText } from './template-text';

/** A mail ready for SMTP: one addressee, every header value on one line. */
export type OutgoingMail = {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  inquiryRef: string | null;
};

/**
 * Fills a template in.
 *
 * @throws ServiceRefusal 422 if there is not exactly one addressee
 */
export function composeMail(template: MailTemplate, parameters: Parameters): OutgoingMail {
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
