import { useMemo } from 'react';
import { paths, type IntakeInquiry } from '@lawyers/domain';
import { intakeMailConstants, composeIntakeMail, createMailer, formPost } from '@lawyers/mail';
import { firstQuestionsKeys } from '../../inquiry/first-questions-keys';
import { firstQuestionsCopy } from '../../inquiry/first-questions.copy';
import { InquiryForm } from '../../inquiry/inquiry-form';
import { InquiryNotes } from '../../inquiry/inquiry-notes';
import { mailConfig } from '../../inquiry/mail-config';
import { questionGroups, type QuestionLayout } from '../../inquiry/question-groups';
import { safeContactKeys } from '../../inquiry/safe-contact-keys';
import { safeContactCopy } from '../../inquiry/safe-contact.copy';
import { showConfirmation } from '../../inquiry/show-confirmation';
import { intakeFormId } from './intake-form-id';
import { intakeCopy } from './intake.copy';
import { IssueAndZipFields } from './issue-and-zip-fields';
import { useIntakeSubject } from './use-intake-subject';

const mailer = createMailer(mailConfig);

const layout: QuestionLayout<keyof IntakeInquiry> = {
  omitted: ['accidentId', 'zipCode'],
  separate: [
    { id: 'first-questions', ...firstQuestionsCopy, folded: true, keys: firstQuestionsKeys },
    {
      id: 'safe-contact',
      ...safeContactCopy,
      keys: [...safeContactKeys, 'answer_language'],
    },
    { id: 'consent', keys: ['consent_calls'] },
  ],
  spans: { user: 24 },
};

/** The intake form (requirements § 3.4), in the words for its issue. Issue and zip code come from the query, or from fields. */
export function IntakeInquiryForm() {
  const { subject, form, changeSubject } = useIntakeSubject();
  const groups = useMemo(() => questionGroups(form, layout), [form]);
  return (
    <InquiryForm
      id={intakeFormId}
      form={form}
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
      before={(errors) => (
        <IssueAndZipFields
          formId={intakeFormId}
          errors={errors}
          subject={subject}
          onChange={changeSubject}
        />
      )}
      after={<InquiryNotes {...intakeCopy.disclosure} />}
    />
  );
}
