import { contactForm, type ContactInquiry } from '@lawyers/domain';
import { composeContactMail, contactMailConstants, formPost } from '@lawyers/mail';
import type { InquiryFormProps } from '../inquiry/inquiry-form';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import { questionGroups } from '../inquiry/question-groups';
import { mailConfig } from '../inquiry/mail-config';
import { contactFormId } from './contact-issue';
import { contactCopy } from './contact.copy';

const groups = questionGroups(contactForm, { apart: [{ keys: ['consent_calls'] }] });

/** What makes an inquiry form the contact form, but for what sends it; `page` is the path it stands on. */
export function contactInquiryProps(
  page: string,
): Omit<InquiryFormProps<typeof contactForm>, 'mailer' | 'onConfirmed'> {
  return {
    id: contactFormId,
    form: contactForm,
    groups,
    compose: (inquiry: ContactInquiry, context) =>
      composeContactMail(inquiry, { ...context, page }, mailConfig),
    formPost: formPost(
      mailConfig.contactTemplateId,
      contactMailConstants(mailConfig),
      page,
      mailConfig,
    ),
    recipient: mailConfig.contactRecipient,
    after: <InquiryNotes {...contactCopy.disclosure} />,
  };
}
