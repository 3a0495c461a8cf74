import { intakeForm, leftAsPreset, sentAnswers, site, type IntakeInquiry } from '@lawyers/domain';
import { contextParameters } from './context-parameters';
import type { InquiryContext } from './inquiry-context';
import type { Mail } from './mail';
import type { MailConfig } from './mail-config';

/** Returns the mail of the intake form with all its parameters (requirements § 4.2). */
export function composeIntakeMail(
  inquiry: IntakeInquiry,
  context: InquiryContext,
  config: MailConfig,
): Mail {
  return {
    templateId: config.intakeTemplateId,
    parameters: {
      ...intakeMailConstants(config),
      ...sentAnswers(intakeForm, inquiry),
      stay_label: inquiry.stay.english,
      reply_to: inquiry.email,
      left_as_preset: leftAsPreset(intakeForm, inquiry).join(', '),
      ...contextParameters(context),
    },
  };
}

/** The parameters that do not depend on the visitor; also hidden fields of the form POST (`formPost`). */
export function intakeMailConstants(config: MailConfig) {
  return { name: site.teamName, recipient: config.intakeRecipient };
}
