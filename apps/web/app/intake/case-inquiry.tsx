import { caseInquiryForm, paths, type CaseInquiry } from '@lawyers/domain';
import {
  caseInquiryMailConstants,
  composeCaseInquiryMail,
  createMailer,
  nativePost,
} from '@lawyers/mail';

import { useConfirmation } from '../confirm/use-confirmation';
import { InquiryForm } from '../inquiry/inquiry-form';
import { InquiryNotes } from '../inquiry/inquiry-notes';
import { mailConfig } from '../mail-config';
import { caseFormId } from './case-form-id';
import { IntakeStartFields } from './intake-start-fields';
import { intakeCopy } from './intake.copy';

const mailer = createMailer(mailConfig);

const groups = [
  {
    rows: [
      ['user', 8],
      ['email', 8],
      ['phone_number', 8],
      ['period', 12],
      ['stay', 12],
      ['medical', 8],
      ['fault', 8],
      ['signup', 8],
      ['message', 24],
    ],
  },
  {
    ...intakeCopy.safeContact,
    rows: [
      ['preferred_name', 12],
      ['safe_hours', 12],
      ['safe_voicemail', 12],
      ['safe_caller', 12],
    ],
  },
  { rows: [['consent_calls', 24]] },
] as const;

/** The case intake form. Its first two answers come from the address, or are asked. */
export function CaseInquiryForm() {
  const onConfirmed = useConfirmation();
  return (
    <InquiryForm
      id={caseFormId}
      form={caseInquiryForm}
      groups={groups}
      compose={(inquiry: CaseInquiry, context) =>
        composeCaseInquiryMail(inquiry, { ...context, page: paths.intake }, mailConfig)
      }
      nativePost={nativePost(
        mailConfig.intakeTemplateId,
        caseInquiryMailConstants(mailConfig),
        paths.intake,
        mailConfig,
      )}
      mailer={mailer}
      recipient={mailConfig.intakeRecipient}
      onConfirmed={onConfirmed}
      before={(errors) => <IntakeStartFields form={caseFormId} errors={errors} />}
      after={<InquiryNotes {...intakeCopy.disclosure} />}
    />
  );
}
