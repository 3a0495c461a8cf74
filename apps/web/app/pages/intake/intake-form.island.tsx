import { useMemo } from 'react';
import { paths, type IntakeInquiry } from '@lawyers/domain';
import { intakeMailConstants, composeIntakeMail, createMailer, formPost } from '@lawyers/mail';
import { InquiryForm } from '../../delivery/inquiry-form';
import { mailConfig } from '../../delivery/mail-config';
import { firstQuestionsKeys } from '../../form/first-questions-keys';
import { firstQuestionsCopy } from '../../form/first-questions.copy';
import { InquiryNotes } from '../../form/inquiry-notes';
import { questionGroups, type QuestionLayout } from '../../form/question-groups';
import { safeContactKeys } from '../../form/safe-contact-keys';
import { safeContactCopy } from '../../form/safe-contact.copy';
import { showConfirmation } from '../confirm/show-confirmation';
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
  spans: { user: 24, period: 24, stay: 24 },
};

/** The intake form (requirements § 3.4), in the words for its issue. Issue and zip code come from the query, or from fields. */
export function IntakeForm() {
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
