import { contactForm, isState, serviceQuestion, topicOf } from '@lawyers/domain';
import { composeContactMail, contactMailConstants } from '@lawyers/mail';
import { fieldIds } from '@lawyers/ui';
import { contactDisclosureCopy } from '../../form/disclosure.copy';
import { InquiryNotes } from '../../form/inquiry-notes';
import { questionGroups } from '../../form/question-groups';
import { sharedGroups } from '../../form/shared-groups';
import { InquiryForm } from '../../inquiry/inquiry-form';
import { mailConfig } from '../../inquiry/mail-config';
import { showConfirmation } from '../confirm/show-confirmation';

const contactFormId = 'contact';

/**
 * Props for `IssueHelp`, which shows help for the issue that is chosen in the contact form: the id of the dropdown in
 * which the visitor chooses it.
 */
export const contactIssue = { selectId: fieldIds(contactFormId, 'accident_type').input };

export const contactGroups = questionGroups(contactForm, {
  separate: [
    { ...sharedGroups.firstQuestions, hiddenBy: serviceQuestion.name },
    { ...sharedGroups.safeContact, folded: true },
    sharedGroups.consent,
  ],
  wide: ['user'],
});

/**
 * The contact form of the home and contact pages (requirements § 3.6).
 * @param props `page` is the path of the page that shows it.
 */
export function ContactForm({ page }: { readonly page: string }) {
  return (
    <InquiryForm
      id={contactFormId}
      form={contactForm}
      groups={contactGroups}
      page={page}
      templateId={mailConfig.contactTemplateId}
      constants={contactMailConstants(mailConfig)}
      compose={composeContactMail}
      onConfirmed={(reference, { accident_type, place_state }) =>
        showConfirmation(document, reference, {
          topic: topicOf(accident_type.value),
          state: isState(place_state?.value) ? place_state.value : undefined,
        })
      }
      after={<InquiryNotes {...contactDisclosureCopy} />}
    />
  );
}
