import { contactForm, type ContactInquiry } from '@lawyers/domain';
import { composeContactMail, contactMailConstants, formPost } from '@lawyers/mail';
import { contactFormId } from './contact-issue';
import { contactDisclosureCopy } from './disclosure.copy';
import { firstQuestionsKeys } from './first-questions-keys';
import { firstQuestionsCopy } from './first-questions.copy';
import type { InquiryFormProps } from './inquiry-form';
import { InquiryNotes } from './inquiry-notes';
import { mailConfig } from './mail-config';
import { questionGroups } from './question-groups';
import { safeContactKeys } from './safe-contact-keys';
import { safeContactCopy } from './safe-contact.copy';

const groups = questionGroups(contactForm, {
  separate: [
    { id: 'first-questions', ...firstQuestionsCopy, folded: true, keys: firstQuestionsKeys },
    { id: 'safe-contact', ...safeContactCopy, folded: true, keys: safeContactKeys },
    { id: 'consent', keys: ['consent_calls'] },
  ],
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
    after: <InquiryNotes {...contactDisclosureCopy} />,
  };
}
