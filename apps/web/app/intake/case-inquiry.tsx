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
import { IntakeStartFields } from './intake-start-fields';
import { intakeCopy } from './intake.copy';

const mailer = createMailer(mailConfig);

const rows = [
  ['user', 8],
  ['email', 8],
  ['phone_number', 8],
  ['period', 12],
  ['stay', 12],
  ['medical', 8],
  ['fault', 8],
  ['signup', 8],
  ['message', 24],
] as const;

/** The case intake form. Its first two answers come from the address, or are asked. */
export function CaseInquiryForm() {
  const onConfirmed = useConfirmation();
  return (
    <InquiryForm
      id="case"
      form={caseInquiryForm}
      rows={rows}
      compose={(inquiry: CaseInquiry, inquiryRef) =>
        composeCaseInquiryMail(inquiry, { inquiryRef, page: paths.intake }, mailConfig)
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
      before={(errors) => <IntakeStartFields form="case" errors={errors} />}
      after={<InquiryNotes {...intakeCopy.disclosure} />}
    />
  );
}
