import { caseInquiryForm, contactForm, parseForm, type Answers, type Form } from '@lawyers/domain';
import { composeCaseInquiryMail, composeContactMail, createMailConfig } from '@lawyers/mail';

/** The parameters that each mail really has, by the name of its template: composed, not listed a second time. */
export function mailPayloads(): Readonly<Record<string, readonly string[]>> {
  const contact = composeContactMail(answersOf(contactForm), context, config);
  const intake = composeCaseInquiryMail(answersOf(caseInquiryForm), context, config);
  return {
    contact: Object.keys(contact.parameters),
    'case-inquiry': Object.keys(intake.parameters),
  };
}

const context = {
  inquiryRef: 'ABCD2345',
  page: '/',
  sentAt: new Date(0),
  flags: [],
};

const config = createMailConfig({
  publicKey: 'key',
  serviceId: 'service',
  contactTemplateId: 'contact',
  intakeTemplateId: 'case-inquiry',
  origin: 'https://mail.invalid',
  contactRecipient: 'contact',
  intakeRecipient: 'intake',
  siteUrl: 'https://site.invalid',
});

/** Some answer to every question; only the names of the parameters matter. */
function answersOf<F extends Form>(form: F): Answers<F> {
  const texts: Readonly<Record<string, string>> = { email: 'a@b.org', zip: '90210' };
  const raw = Object.entries(form).map(([key, { initial, kind }]) => [
    key,
    initial || (texts[kind] ?? 'x'),
  ]);
  const parsed = parseForm(form, Object.fromEntries(raw));
  if (parsed.ok) return parsed.answers;
  throw new Error(`The form refuses the test answers: ${JSON.stringify(parsed.errors)}`);
}
