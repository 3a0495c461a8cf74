import { startTransition, useCallback, useReducer, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  createInquiryRef,
  leftAsPreset,
  parseForm,
  type Answers,
  type FieldError,
  type Form,
} from '@lawyers/domain';
import {
  languageOf,
  thrownError,
  type Delivery,
  type InquiryContext,
  type Mail,
  type MailConfig,
  type Mailer,
} from '@lawyers/mail';
import { readForm } from '../form/read-form';
import { inquiryFlags } from './inquiry-flags';
import { initialState, nextState } from './inquiry-state';
import { mailConfig, siteMailer } from './mail-config';
import { useSubmissions } from './use-submissions';

/** How to compose, send, and confirm a form's inquiry. */
export type Inquiry<F extends Form> = {
  readonly form: F;
  /** The path of the form's page. */
  readonly page: string;
  readonly compose: (answers: Answers<F>, context: InquiryContext, config: MailConfig) => Mail;
  /** Another one for tests. */
  readonly mailer?: Mailer;
  readonly onConfirmed: (inquiryRef: string, answers: Answers<F>) => unknown;
  /** Whether the page says that nothing can be sent. Then Enter sends nothing either. */
  readonly unserved?: boolean;
};

/** Sends a form's inquiry, and says what the form shows (requirements § 5.4 to § 5.6). */
export function useInquiry<F extends Form>(inquiry: Inquiry<F>) {
  const { form, page, compose, mailer = siteMailer, onConfirmed, unserved } = inquiry;
  const [state, dispatch] = useReducer(nextState, initialState);
  const submissions = useSubmissions();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (unserved || state.is === 'sending') {
      event.preventDefault();
      return;
    }
    const element = event.currentTarget;
    const values = readForm(element, form);
    const parsed = parseForm(form, values);
    // Made at the first Send of a valid form, and the same for its later ones (requirements § 4.4).
    const inquiryRef =
      parsed.ok && !state.inquiryRef
        ? createInquiryRef((bytes) => crypto.getRandomValues(bytes))
        : state.inquiryRef;
    // After validation: if the code above throws in an old browser, the browser still posts the form.
    event.preventDefault();
    if (!parsed.ok) {
      // A transition, so that the pressed button is painted before all the errors are rendered.
      startTransition(() => dispatch({ type: 'refused', errors: parsed.errors }));
      return;
    }

    const submission = submissions.begin();
    // At once, so that a second submit event of the same task finds the new state.
    flushSync(() => dispatch({ type: 'sent', inquiryRef }));
    const delivery = await failureIfItThrows(() => {
      const context = {
        inquiryRef,
        page,
        sentAt: new Date(),
        // Of the form as shown: a question that was asked again has no preset.
        leftAsPreset: leftAsPreset(form, parsed.answers),
        flags: inquiryFlags(element),
        language: languageOf(document.documentElement.lang),
      };
      const mail = compose(parsed.answers, context, mailConfig);
      dispatch({ type: 'composed' });
      return mailer.send(mail, {
        onOfflineChange: (offline) => dispatch({ type: 'connection', offline }),
        signal: submission.signal,
      });
    });
    if (!delivery.ok) {
      dispatch({ type: 'failed', delivery });
      // A response may still arrive after its timeout, even during the next submission. It confirms the message only
      // if the form's current values are the ones that were sent.
      await delivery.lateSuccess;
      if (JSON.stringify(readForm(element, form)) !== JSON.stringify(values)) return;
    }
    if (submission.signal.aborted) return;
    submissions.endAll();
    onConfirmed(inquiryRef, parsed.answers);
  }

  const recheck = useCallback(
    (errors: readonly FieldError[]) => dispatch({ type: 'checked', errors }),
    [],
  );
  return { state, submit, recheck, cancel: submissions.endAll };
}

/** Never rejects: whatever throws, the visitor gets the form back. */
async function failureIfItThrows(send: () => Promise<Delivery>): Promise<Delivery> {
  try {
    return await send();
  } catch (reason) {
    console.error(reason);
    return {
      ok: false,
      failure: thrownError(reason),
      stoppedWhileOffline: false,
      lateSuccess: new Promise(() => undefined),
    };
  }
}
