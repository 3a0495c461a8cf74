import { site, type CaseInquiry } from '@lawyers/domain';
import { contextParameters } from './context-parameters';
import type { InquiryContext } from './inquiry-context';
import type { Mail } from './mail';
import type { MailConfig } from './mail-config';

/** The intake form's mail (specification, section 7, and the contract's extra parameters). */
export function composeCaseInquiryMail(
  inquiry: CaseInquiry,
  context: InquiryContext,
  config: MailConfig,
): Mail {
  return {
    templateId: config.intakeTemplateId,
    parameters: {
      ...caseInquiryMailConstants(config),
      from_name: inquiry.user,
      email: inquiry.email,
      accidentId: inquiry.accidentId.value,
      fault: inquiry.fault.value,
      medical: inquiry.medical.value,
      period: inquiry.period.value,
      phone_number: inquiry.phone_number,
      signup: inquiry.signup.value,
      stay: inquiry.stay.value,
      stay_label: inquiry.stay.label,
      zipCode: inquiry.zipCode,
      reply_to: inquiry.email,
      message: inquiry.message,
      preferred_name: inquiry.preferred_name,
      safe_hours: inquiry.safe_hours,
      safe_voicemail: inquiry.safe_voicemail.value,
      safe_caller: inquiry.safe_caller.value,
      ...contextParameters(context, inquiry.consent_calls),
    },
  };
}

/** The parameters that do not depend on the visitor. */
export function caseInquiryMailConstants(config: MailConfig) {
  return { name: site.teamName, recipient: config.intakeRecipient };
}
