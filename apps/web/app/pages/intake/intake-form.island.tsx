import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { isState, paths, placeOfZipCode, topicOf, type IntakeInquiry } from '@lawyers/domain';
import { composeIntakeMail, intakeMailConstants } from '@lawyers/mail';
import { InquiryNotes } from '../../form/inquiry-notes';
import { questionGroups, type QuestionLayout } from '../../form/question-groups';
import { sharedGroups } from '../../form/shared-groups';
import { InquiryForm } from '../../inquiry/inquiry-form';
import { mailConfig } from '../../inquiry/mail-config';
import { ImmigrationNote } from '../../layout/immigration-note';
import { showConfirmation } from '../confirm/show-confirmation';
import { unservedState } from './intake-fields';
import { intakeFormId } from './intake-form-id';
import { intakeFormCopy } from './intake-form.copy';
import { IssueAndZipFields } from './issue-and-zip-fields';
import { useIssueAndZip } from './use-issue-and-zip';

export const intakeLayout: QuestionLayout<keyof IntakeInquiry> = {
  omitted: ['accidentId', 'zipCode'],
  separate: [
    sharedGroups.firstQuestions,
    { ...sharedGroups.safeContact, keys: [...sharedGroups.safeContact.keys, 'answer_language'] },
    sharedGroups.consent,
  ],
  wide: ['user', 'period', 'stay'],
};

/**
 * The intake form, worded for its issue (requirements § 3.4). Issue and zip code are given by the query, or asked in
 * fields.
 */
export function IntakeForm() {
  const { issueAndZip, question, changeIssueAndZip } = useIssueAndZip();
  const { form } = question;
  const groups = useMemo(() => questionGroups(form, intakeLayout), [form]);
  return (
    <InquiryForm
      id={intakeFormId}
      form={form}
      groups={groups}
      page={paths.intake}
      unserved={unservedState(issueAndZip) !== undefined}
      templateId={mailConfig.intakeTemplateId}
      constants={intakeMailConstants(mailConfig)}
      compose={composeIntakeMail}
      onConfirmed={(reference, { accidentId, zipCode, place_state }) =>
        showConfirmation(document, reference, {
          topic: topicOf(accidentId.value),
          state: [place_state?.value, placeOfZipCode(zipCode)].find(isState),
        })
      }
      before={(errors) => (
        <IssueAndZipFields errors={errors} value={issueAndZip} onChange={changeIssueAndZip} />
      )}
      after={
        <>
          <Typography variant="body2">
            <ImmigrationNote />
          </Typography>
          <InquiryNotes {...intakeFormCopy.disclosure} />
        </>
      }
    />
  );
}
