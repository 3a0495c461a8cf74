import { callConsent } from '@lawyers/domain';
import type { InquiryContext } from './inquiry-context';

/** The parameters of both mails that say where, when and under which consent an inquiry was sent. */
export function contextParameters(context: InquiryContext, consentsToCalls: boolean) {
  return {
    inquiry_ref: context.inquiryRef,
    page: context.page,
    consent_calls: consentsToCalls ? 'yes' : 'no',
    consent_version: callConsent.version,
    consent_time: context.sentAt.toISOString(),
    flag: context.flags.join(' '),
  };
}
