import { contactForm, type ContactInquiry } from '@lawyers/domain';
import { composeContactMail, contactMailConstants, createMailer, nativePost } from '@lawyers/mail';
import { showConfirmation } from '../confirm/show-confirmation';
import { InquiryForm } from '../inquiry/inquiry-form';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import { questionGroups } from '../inquiry/question-groups';
import { mailConfig } from '../mail-config';
import { contactFormId } from './contact-issue';
import { contactCopy } from './contact.copy';

const mailer = createMailer(mailConfig);

const groups = questionGroups(contactForm, { apart: [{ keys: ['consent_calls'] }] });

/** The contact form of the home and contact pages; `page` is the path it stands on. */
export function ContactInquiryForm({ page }: { readonly page: string }) {
  return (
    <InquiryForm
      id={contactFormId}
      form={contactForm}
      groups={groups}
      compose={(inquiry: ContactInquiry, context) =>
        composeContactMail(inquiry, { ...context, page }, mailConfig)
      }
      nativePost={nativePost(
        mailConfig.contactTemplateId,
        contactMailConstants(mailConfig),
        page,
        mailConfig,
      )}
      mailer={mailer}
      recipient={mailConfig.contactRecipient}
      onConfirmed={(reference) => showConfirmation(document, reference)}
      after={<InquiryNotes {...contactCopy.disclosure} />}
    />
  );
}
