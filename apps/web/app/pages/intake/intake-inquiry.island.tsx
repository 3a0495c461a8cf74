import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  intakeFormFor,
  intakeFormForEveryIssue,
  paths,
  stays,
  type IntakeInquiry,
} from '@lawyers/domain';
import { intakeMailConstants, composeIntakeMail, createMailer, formPost } from '@lawyers/mail';
import { fieldIds } from '@lawyers/ui';
import { InquiryForm } from '../../inquiry/inquiry-form';
import { InquiryNotes } from '../../inquiry/inquiry-notes';
import { mailConfig } from '../../inquiry/mail-config';
import { questionGroups, type QuestionLayout } from '../../inquiry/question-groups';
import { safeContactKeys } from '../../inquiry/safe-contact-keys';
import { safeContactCopy } from '../../inquiry/safe-contact.copy';
import { showConfirmation } from '../../inquiry/show-confirmation';
import type { IntakeSubject } from './intake-fields';
import { intakeFormId } from './intake-form-id';
import { intakeCopy } from './intake.copy';
import { IssueAndZipFields } from './issue-and-zip-fields';

const mailer = createMailer(mailConfig);

const layout: QuestionLayout<keyof IntakeInquiry> = {
  omitted: ['accidentId', 'zipCode'],
  separate: [
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
  const [subject, setSubject] = useState<IntakeSubject>();
  const form = subject ? intakeFormFor(subject.issue) : intakeFormForEveryIssue;
  const groups = useMemo(() => questionGroups(form, layout), [form]);
  useEarlyChoice(subject !== undefined);
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
          onChange={setSubject}
        />
      )}
      after={<InquiryNotes {...intakeCopy.disclosure} />}
    />
  );
}

/**
 * The static HTML offers the types of injustice for every issue. Keeps the position of the one that the visitor has
 * chosen there when only those for one issue remain. Later React keeps it by itself: only the words change.
 */
function useEarlyChoice(isIssueKnown: boolean): void {
  const position = useRef(0);
  useEffect(() => {
    position.current = Math.max(staySelect()?.selectedIndex ?? 0, 0) % stays.length;
  }, []);
  useLayoutEffect(() => {
    const select = staySelect();
    if (isIssueKnown && select) select.selectedIndex = position.current;
  }, [isIssueKnown]);
}

function staySelect(): HTMLSelectElement | undefined {
  const select = document.getElementById(fieldIds(intakeFormId, 'stay').input);
  return select instanceof HTMLSelectElement ? select : undefined;
}
