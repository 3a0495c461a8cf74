import { callConsent } from '@lawyers/domain';
import type { InquiryContext } from './inquiry-context';

/** The parameters of both mails that describe how the inquiry was sent (requirements § 4.4). */
export function contextParameters(context: InquiryContext) {
  return {
    inquiry_ref: context.inquiryRef,
    page: context.page,
    consent_version: callConsent.version,
    sent_at: context.sentAt.toISOString(),
    language: context.language,
    flag: context.flags.join(' '),
  };
}
