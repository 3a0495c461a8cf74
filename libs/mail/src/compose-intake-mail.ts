import { intakeForm, placeOfZipCode, sentAnswers, site, type IntakeInquiry } from '@lawyers/domain';
import type { InquiryMetadata } from './inquiry-metadata';
import type { Mail } from './mail';
import type { MailConfig } from './mail-config';
import { sharedParameters, withoutEmpty } from './shared-parameters';

/** Returns the mail of the intake form with its parameters (requirements § 4.2). */
export function composeIntakeMail(
  inquiry: IntakeInquiry,
  metadata: InquiryMetadata,
  config: MailConfig,
): Mail {
  return {
    templateId: config.intakeTemplateId,
    parameters: {
      ...intakeMailConstants(config),
      ...withoutEmpty(sentAnswers(intakeForm, inquiry)),
      stay_label: inquiry.stay.english,
      // Empty parameters are left out, except the state (requirements § 4.2). It is empty for a zip code that
      // `placeOfZipCode` does not know. The template tells staff what it means if the line “State” is missing or empty:
      // nothing has checked where the visitor lives.
      state: placeOfZipCode(inquiry.zipCode) ?? '',
      ...withoutEmpty(sharedParameters(inquiry, metadata)),
    },
  };
}

/**
 * The parameters that are the same for every visitor. A form that is posted without JavaScript has them as hidden
 * fields (`formPost`).
 */
export function intakeMailConstants(config: MailConfig) {
  return { name: site.teamName, recipient: config.intakeRecipient };
}
