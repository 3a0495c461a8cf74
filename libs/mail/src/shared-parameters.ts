import { callConsent, type ContactInquiry, type IntakeInquiry } from '@lawyers/domain';
import type { InquiryMetadata } from './inquiry-metadata';

/** The parameters that both mails have in addition to answers and constants (requirements § 4.2 to § 4.4). */
export function sharedParameters(
  inquiry: ContactInquiry | IntakeInquiry,
  metadata: InquiryMetadata,
) {
  return {
    // The beginning of the subject of a mail whose visitor has answered the question about a hearing or deadline, so
    // that staff can sort and filter such mails. It is a word, because mail programs do not search for punctuation. A
    // locked phone shows the subject to anybody, so the word says nothing about the case (decision 17).
    subject_mark: inquiry.urgent_date === '' ? '' : 'Soon:',
    reply_to: inquiry.email,
    left_as_preset: metadata.leftAsPreset.join(', '),
    inquiry_ref: metadata.inquiryRef,
    page: metadata.page,
    consent_version: callConsent.version,
    sent_at: metadata.sentAt.toISOString(),
    language: metadata.language,
    flag: metadata.flags.join(' '),
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
