import { site, type ContactInquiry } from '@lawyers/domain';
import { contextParameters } from './context-parameters';
import type { InquiryContext } from './inquiry-context';
import type { Mail } from './mail';
import type { MailConfig } from './mail-config';

/** The contact form's mail (specification, section 7, and the contract's extra parameters). */
export function composeContactMail(
  inquiry: ContactInquiry,
  context: InquiryContext,
  config: MailConfig,
): Mail {
  return {
    templateId: config.contactTemplateId,
    parameters: {
      ...contactMailConstants(config),
      from_name: inquiry.user,
      email: inquiry.email,
      accidentId: inquiry.accident_type.value,
      phone_number: inquiry.phone_number,
      reply_to: inquiry.email,
      message: inquiry.message,
      ...contextParameters(context, inquiry.consent_calls),
    },
  };
}

/** The parameters that do not depend on the visitor. */
export function contactMailConstants(config: MailConfig) {
  return {
    name: site.company,
    recipient: config.contactRecipient,
    logoUrl: new URL('/icon-192.png', config.siteUrl).href,
    logoLink: config.siteUrl,
    logoString: site.brand,
  };
}
