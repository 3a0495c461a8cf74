import { callConsent, type ContactInquiry, type IntakeInquiry } from '@lawyers/domain';
import type { InquiryContext } from './inquiry-context';

/** The parameters of both mails besides the answers (requirements § 4.4). */
export function sharedParameters(inquiry: ContactInquiry | IntakeInquiry, context: InquiryContext) {
  return {
    // What the subject begins with, so that staff can sort and filter: a word, since mail programs do not search for
    // signs, and one that a locked phone may show (decision 17).
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
 * Leaves out what is empty, such as a question that was not answered: a section of a template then prints nothing, in
 * Mustache and in Handlebars. Of an empty text, Handlebars would print the label (decision 17).
 */
export function withoutEmpty(
  parameters: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
}
