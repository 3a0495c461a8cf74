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
  type InquiryMetadata,
  type Mail,
  type MailConfig,
  type Mailer,
} from '@lawyers/mail';
import { readForm } from '../form/read-form';
import { botSigns } from './bot-signs';
import { initialState, nextState } from './inquiry-state';
import { mailConfig, siteMailer } from './mail-config';
import { useSubmissions } from './use-submissions';

/** How to compose, send, and confirm the inquiry of a form. */
export type Inquiry<F extends Form> = {
  readonly form: F;
  /** The path of the form's page. */
  readonly page: string;
  readonly compose: (answers: Answers<F>, metadata: InquiryMetadata, config: MailConfig) => Mail;
  /** The site's mailer by default; tests pass their own. */
  readonly mailer?: Mailer;
  readonly onConfirmed: (inquiryRef: string, answers: Answers<F>) => unknown;
  /**
   * Whether the site does not serve the US state of the visitor's zip code, so that nothing can be sent. The questions
   * and the button are hidden then, but Enter in a field that is still visible must not send, either.
   */
  readonly unserved?: boolean;
};

/**
 * Sends a form's inquiry.
 * @returns The state, which decides what the form shows (requirements § 5.4 to § 5.6); `submit`, for the form's submit
 * event; `recheck`, which is passed the errors that Send would report now, and removes every shown error that is not
 * among them; and `cancel`, which stops sending.
 */
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
    // Created at the first Send of a valid form, and kept for all later ones (requirements § 4.4).
    const inquiryRef =
      parsed.ok && !state.inquiryRef
        ? createInquiryRef((bytes) => crypto.getRandomValues(bytes))
        : state.inquiryRef;
    // Called only now: if the validation above throws in an old browser, the browser still posts the form itself.
    event.preventDefault();
    if (!parsed.ok) {
      // A transition, so that the browser paints the pressed button before React renders all errors.
      startTransition(() => dispatch({ type: 'refused', errors: parsed.errors }));
      return;
    }

    const submission = submissions.begin();
    // Synchronous, so that a second submit event in the same task already finds the state "sending".
    flushSync(() => dispatch({ type: 'sent', inquiryRef }));
    const delivery = await failureIfItThrows(() => {
      const metadata = {
        inquiryRef,
        page,
        sentAt: new Date(),
        // Tells staff which answers may not be choices, because the question's preset was sent unchanged. It depends on
        // `form` as it is shown now: after the visitor has changed the issue, the form may ask the same question
        // without a preset, and then its answer is a choice.
        leftAsPreset: leftAsPreset(form, parsed.answers),
        flags: botSigns(element),
        language: languageOf(document.documentElement.lang),
      };
      const mail = compose(parsed.answers, metadata, mailConfig);
      dispatch({ type: 'composed' });
      return mailer.send(mail, {
        onOfflineChange: (offline) => dispatch({ type: 'connection', offline }),
        signal: submission.signal,
      });
    });
    if (!delivery.ok) {
      dispatch({ type: 'failed', delivery });
      // A response may still arrive after its timeout, even during the next submission. It confirms the message only if
      // the current values of the form are the ones that were sent.
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

/**
 * Turns an error into a failed delivery and never rejects, so that the visitor gets the form back whatever goes wrong.
 */
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
