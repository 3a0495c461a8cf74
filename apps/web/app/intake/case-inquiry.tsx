import { caseInquiryForm, paths, type CaseInquiry } from '@lawyers/domain';
import {
  caseInquiryMailConstants,
  composeCaseInquiryMail,
  createMailer,
  formPost,
} from '@lawyers/mail';
import { showConfirmation } from '../confirm/show-confirmation';
import { InquiryForm } from '../inquiry/inquiry-form';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import { questionGroups } from '../inquiry/question-groups';
import { mailConfig } from '../inquiry/mail-config';
import { caseFormId } from './case-form-id';
import { IntakeStartFields } from './intake-start-fields';
import { intakeCopy } from './intake.copy';

const mailer = createMailer(mailConfig);

const groups = questionGroups(caseInquiryForm, {
  elsewhere: ['accidentId', 'zipCode'],
  apart: [
    {
      ...intakeCopy.safeContact,
      keys: ['preferred_name', 'safe_hours', 'safe_voicemail', 'safe_caller'],
    },
    { keys: ['consent_calls'] },
  ],
  spans: { user: 24 },
});

/** The case intake form. Its first two answers come from the address, or are asked. */
export function CaseInquiryForm() {
  return (
    <InquiryForm
      id={caseFormId}
      form={caseInquiryForm}
      groups={groups}
      compose={(inquiry: CaseInquiry, context) =>
        composeCaseInquiryMail(inquiry, { ...context, page: paths.intake }, mailConfig)
      }
      formPost={formPost(
        mailConfig.intakeTemplateId,
        caseInquiryMailConstants(mailConfig),
        paths.intake,
        mailConfig,
      )}
      mailer={mailer}
      recipient={mailConfig.intakeRecipient}
      onConfirmed={(reference) => showConfirmation(document, reference)}
      before={(errors) => <IntakeStartFields form={caseFormId} errors={errors} />}
      after={<InquiryNotes {...intakeCopy.disclosure} />}
    />
  );
}
