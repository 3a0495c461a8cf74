import { callConsent } from '@lawyers/domain';
import type { InquiryContext } from './inquiry-context';

/** The parameters of both mails that say where, when and under which wording of the consent an inquiry was sent. */
export function contextParameters(context: InquiryContext) {
  return {
    inquiry_ref: context.inquiryRef,
    page: context.page,
    consent_version: callConsent.version,
    consent_time: context.sentAt.toISOString(),
    language: context.language,
    flag: context.flags.join(' '),
  };
}
