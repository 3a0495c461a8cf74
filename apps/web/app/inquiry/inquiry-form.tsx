import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FieldError, Form } from '@lawyers/domain';
import { formPost } from '@lawyers/mail';
import { ErrorSummary } from '@lawyers/ui';
import { Honeypot } from '../form/honeypot';
import { QuestionGroupFields } from '../form/question-group';
import { onlyAnswers, type QuestionGroup } from '../form/question-groups';
import { useErrorTitle } from '../form/use-error-title';
import { useHydrated } from '../hydration/use-hydrated';
import { DeliveryFailure } from './delivery-failure';
import { deliveryCopy } from './delivery.copy';
import { noErrors } from './inquiry-state';
import { mailConfig } from './mail-config';
import { NoScriptNote } from './no-script-note';
import { SendingStatus } from './sending-status';
import { useInquiry, type Inquiry } from './use-inquiry';
import { useRecheck } from './use-recheck';
import { useReplacedPostNote } from './use-replaced-post-note';

export type InquiryFormProps<F extends Form> = Inquiry<F> & {
  /** The id of the form, and the prefix of every id in it. It must be unique on the page. */
  readonly id: string;
  /** The questions that the form shows, in groups. */
  readonly groups: readonly QuestionGroup[];
  readonly templateId: string;
  /** The parameters that are the same in every mail. They are also hidden fields, for a POST without JavaScript. */
  readonly constants: Readonly<Record<string, string>> & { readonly recipient: string };
  /**
   * Content above the questions, as a function of the errors that the form shows now, and content below the questions
   * (`after`).
   */
  readonly before?: (errors: readonly FieldError[]) => ReactNode;
  readonly after?: ReactNode;
};

/**
 * A form that sends an inquiry. Its HTML is a multipart POST to the mail service, so it works before hydration and
 * without JavaScript (requirements § 3.10). After hydration, it shows errors beside fields, and keeps its values when
 * sending fails. The form stays mounted until its message is confirmed, so typed text is not lost.
 */
export function InquiryForm<F extends Form>(props: InquiryFormProps<F>) {
  const { id, form, groups, page, templateId, constants, before, after } = props;
  const { state, submit, recheck, cancel } = useInquiry(props);
  const post = formPost(templateId, constants, page, mailConfig);
  const errors = state.is === 'editing' ? state.errors : noErrors;
  const hydrated = useHydrated();
  useErrorTitle(errors.length > 0);
  const { text: lateText, button } = useReplacedPostNote();
  // Once the form itself has sent something, the text would be out of date.
  const showsLateText = lateText !== undefined && !state.inquiryRef;
  useRecheck(id, form, errors.length > 0, recheck);
  const sending = state.is === 'sending';
  const lateTextId = `${id}-loaded-late`;
  return (
    <>
      {state.is === 'sending' && <SendingStatus offline={state.offline} cancel={cancel} />}
      <form
        id={id}
        method="post"
        encType="multipart/form-data"
        action={post.action}
        autoComplete="off"
        noValidate={hydrated}
        inert={sending}
        onSubmit={submit}
      >
        {[...Object.entries(post.hidden), ...onlyAnswers(form)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack spacing={6}>
          {state.is === 'failed' && (
            <DeliveryFailure
              id={id}
              form={form}
              inquiryRef={state.inquiryRef}
              delivery={state.delivery}
              mayHaveArrived={state.composed}
              recipient={constants.recipient}
            />
          )}
          {state.is === 'editing' && (
            <ErrorSummary formId={id} errors={errors} focusTrigger={state.refusal} />
          )}
          {before?.(errors)}
          {groups.map((group) => (
            <QuestionGroupFields key={group.id} formId={id} group={group} errors={errors} />
          ))}
          <Honeypot />
          {after}
          <div>
            {showsLateText && <Typography id={lateTextId}>{lateText}</Typography>}
            <Button
              ref={button}
              type="submit"
              aria-describedby={showsLateText ? lateTextId : undefined}
            >
              {deliveryCopy.send}
            </Button>
          </div>
          <NoScriptNote />
        </Stack>
      </form>
    </>
  );
}
