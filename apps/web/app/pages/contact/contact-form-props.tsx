import { contactForm, type ContactInquiry } from '@lawyers/domain';
import { composeContactMail, contactMailConstants, formPost } from '@lawyers/mail';
import type { InquiryFormProps } from '../../delivery/inquiry-form';
import { mailConfig } from '../../delivery/mail-config';
import { contactDisclosureCopy } from '../../form/disclosure.copy';
import { firstQuestionsKeys } from '../../form/first-questions-keys';
import { firstQuestionsCopy } from '../../form/first-questions.copy';
import { InquiryNotes } from '../../form/inquiry-notes';
import { questionGroups } from '../../form/question-groups';
import { safeContactKeys } from '../../form/safe-contact-keys';
import { safeContactCopy } from '../../form/safe-contact.copy';
import { contactFormId } from './contact-issue';

const groups = questionGroups(contactForm, {
  separate: [
    { id: 'first-questions', ...firstQuestionsCopy, folded: true, keys: firstQuestionsKeys },
    { id: 'safe-contact', ...safeContactCopy, folded: true, keys: safeContactKeys },
    { id: 'consent', keys: ['consent_calls'] },
  ],
  spans: { user: 24 },
});

/** The props of the contact form (requirements § 3.6), without the mailer. `page` is the path of its page. */
export function contactFormProps(
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
