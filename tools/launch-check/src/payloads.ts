import { intakeForm, contactForm } from '@lawyers/domain';
import { sampleAnswers } from '@lawyers/domain/sample-answers';
import { composeIntakeMail, composeContactMail, createMailConfig } from '@lawyers/mail';

/** The parameters of each mail by template name, taken from a composed sample mail. */
export function mailPayloads(): Readonly<Record<string, readonly string[]>> {
  const contact = composeContactMail(sampleAnswers(contactForm), context, config);
  const intake = composeIntakeMail(sampleAnswers(intakeForm), context, config);
  return {
    contact: Object.keys(contact.parameters),
    intake: Object.keys(intake.parameters),
  };
}

const context = {
  inquiryRef: 'ABCD2345',
  page: '/',
  sentAt: new Date(0),
  flags: [],
  language: 'en',
} as const;

const config = createMailConfig({
  publicKey: 'key',
  serviceId: 'service',
  contactTemplateId: 'contact',
  intakeTemplateId: 'intake',
  origin: 'https://mail.invalid',
  contactRecipient: 'contact',
  intakeRecipient: 'intake',
  siteUrl: 'https://site.invalid',
});
