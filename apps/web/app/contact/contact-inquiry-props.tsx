import { contactForm, type ContactInquiry } from '@lawyers/domain';
import { composeContactMail, contactMailConstants, formPost } from '@lawyers/mail';
import type { InquiryFormProps } from '../inquiry/inquiry-form';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import { questionGroups } from '../inquiry/question-groups';
import { mailConfig } from '../inquiry/mail-config';
import { contactFormId } from './contact-issue';
import { contactCopy } from './contact.copy';

const groups = questionGroups(contactForm, {
  separate: [{ keys: ['consent_calls'] }],
  spans: { user: 24 },
});

/** The props of the contact form (requirements § 3.6), without the mailer. `page` is the path of its page. */
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
