import { intakeForm, paths, type IntakeInquiry } from '@lawyers/domain';
import { intakeMailConstants, composeIntakeMail, createMailer, formPost } from '@lawyers/mail';
import { InquiryForm } from '../../inquiry/inquiry-form';
import { InquiryNotes } from '../../inquiry/inquiry-notes';
import { mailConfig } from '../../inquiry/mail-config';
import { questionGroups } from '../../inquiry/question-groups';
import { showConfirmation } from '../../inquiry/show-confirmation';
import { intakeFormId } from './intake-form-id';
import { intakeCopy } from './intake.copy';
import { IssueAndZipFields } from './issue-and-zip-fields';

const mailer = createMailer(mailConfig);

const groups = questionGroups(intakeForm, {
  omitted: ['accidentId', 'zipCode'],
  separate: [
    {
      id: 'safe-contact',
      ...intakeCopy.safeContact,
      keys: ['preferred_name', 'safe_hours', 'safe_voicemail', 'safe_caller', 'answer_language'],
    },
    { id: 'consent', keys: ['consent_calls'] },
  ],
  spans: { user: 24 },
});

/** The intake form (requirements § 3.4). Issue and zip code come from the query, or from fields. */
export function IntakeInquiryForm() {
  return (
    <InquiryForm
      id={intakeFormId}
      form={intakeForm}
      groups={groups}
      compose={(inquiry: IntakeInquiry, context) =>
        composeIntakeMail(inquiry, { ...context, page: paths.intake }, mailConfig)
      }
      formPost={formPost(
        mailConfig.intakeTemplateId,
        intakeMailConstants(mailConfig),
        paths.intake,
        mailConfig,
      )}
      mailer={mailer}
      recipient={mailConfig.intakeRecipient}
      onConfirmed={(reference) => showConfirmation(document, reference)}
      before={(errors) => <IssueAndZipFields formId={intakeFormId} errors={errors} />}
      after={<InquiryNotes {...intakeCopy.disclosure} />}
    />
  );
}
