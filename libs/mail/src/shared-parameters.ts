import { callConsent, type ContactInquiry, type IntakeInquiry } from '@lawyers/domain';
import type { InquiryContext } from './inquiry-context';

/** The parameters that both mails have in addition to answers and constants (requirements § 4.2 to § 4.4). */
export function sharedParameters(inquiry: ContactInquiry | IntakeInquiry, context: InquiryContext) {
  return {
    // The beginning of the mail's subject, so that staff can sort and filter mails with a date that is near. It is a
    // word, because mail programs do not search for punctuation. A locked phone shows the subject to anybody, so the
    // word says nothing about the case (decision 17).
    subject_mark: inquiry.urgent_date === '' ? '' : 'Soon:',
    reply_to: inquiry.email,
    left_as_preset: context.leftAsPreset.join(', '),
    inquiry_ref: context.inquiryRef,
    page: context.page,
    consent_version: callConsent.version,
    sent_at: context.sentAt.toISOString(),
    language: context.language,
    flag: context.flags.join(' '),
  };
}

/**
 * Leaves out parameters with an empty value, such as of a question that was not answered. EmailJS does not say which
 * engine renders its templates. For a missing parameter, a section of a template prints nothing in both Mustache and
 * Handlebars; for an empty one, Handlebars would print the section with its label (decision 17).
 */
export function withoutEmpty(
  parameters: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
}
