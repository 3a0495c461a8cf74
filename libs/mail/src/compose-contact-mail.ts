import { contactForm, sentAnswers, site, type ContactInquiry } from '@lawyers/domain';
import type { InquiryMetadata } from './inquiry-metadata';
import type { Mail } from './mail';
import type { MailConfig } from './mail-config';
import { sharedParameters, withoutEmpty } from './shared-parameters';

/** Returns the mail of the contact form with its parameters (requirements § 4.3), except empty ones. */
export function composeContactMail(
  inquiry: ContactInquiry,
  metadata: InquiryMetadata,
  config: MailConfig,
): Mail {
  return {
    templateId: config.contactTemplateId,
    parameters: {
      ...contactMailConstants(config),
      ...withoutEmpty(sentAnswers(contactForm, inquiry)),
      ...withoutEmpty(sharedParameters(inquiry, metadata)),
    },
  };
}

/**
 * The parameters that are the same for every visitor. A form that is posted without JavaScript has them as hidden
 * fields (`formPost`).
 */
export function contactMailConstants(config: MailConfig) {
  return {
    name: site.company,
    recipient: config.contactRecipient,
    logoUrl: new URL('/icon-192.png', config.siteUrl).href,
    logoLink: config.siteUrl,
    logoString: site.brand,
  };
}
