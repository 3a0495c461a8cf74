import { startTransition, useEffect, useRef, useState, type FormEvent } from 'react';
import {
  createInquiryRef,
  parseForm,
  type Answers,
  type FieldError,
  type Form,
} from '@lawyers/domain';
import {
  languageOf,
  type Delivery,
  type InquiryContext,
  type Mail,
  type Mailer,
} from '@lawyers/mail';
import { currentVisit, inquiryFlags } from './inquiry-flags';
import { readForm } from './read-form';

export type FailedDelivery = Extract<Delivery, { ok: false }>;

export type InquiryState =
  | { readonly is: 'editing' }
  | { readonly is: 'sending'; readonly offline: boolean; readonly cancel: () => void }
  | { readonly is: 'failed'; readonly delivery: FailedDelivery };

/** How to compose, send, and confirm a form's inquiry. */
export type Inquiry<F extends Form> = {
  readonly form: F;
  readonly compose: (answers: Answers<F>, context: Omit<InquiryContext, 'page'>) => Mail;
  readonly mailer: Mailer;
  readonly onConfirmed: (inquiryRef: string) => unknown;
};

/** The state of an inquiry: editing, sending, or failed (requirements § 5.4 to § 5.6). */
export function useInquiry<F extends Form>({ form, compose, mailer, onConfirmed }: Inquiry<F>) {
  const [state, setState] = useState<InquiryState>({ is: 'editing' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [inquiryRef, setInquiryRef] = useState('');
  // A ref, since state would update too late for a second click at the same time.
  const busy = useRef(false);
  const confirmed = useRef(false);
  const mayHaveArrived = useRef(false);
  const mounted = useIsMounted();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (busy.current) {
      event.preventDefault();
      return;
    }
    const element = event.currentTarget;
    const values = readForm(element, form);
    const parsed = parseForm(form, values);
    // After validation: if the code above throws in an old browser, the browser still posts the form.
    event.preventDefault();
    if (!parsed.ok) {
      // A transition, so that the pressed button is painted before all the errors are rendered.
      startTransition(() => {
        setErrors(parsed.errors);
        setState({ is: 'editing' });
      });
      return;
    }

    busy.current = true;
    setErrors([]);
    // Every submission of a filled form has the same reference.
    const ref = inquiryRef || createInquiryRef((bytes) => crypto.getRandomValues(bytes));
    const abortController = new AbortController();
    const sending = (offline: boolean) =>
      setState({ is: 'sending', offline, cancel: () => abortController.abort() });
    setInquiryRef(ref);
    sending(false);
    const mail = compose(parsed.answers, {
      inquiryRef: ref,
      sentAt: new Date(),
      flags: inquiryFlags(element, currentVisit()),
      language: languageOf(document.documentElement.lang),
    });
    const delivery = await mailer.send(mail, {
      onOfflineChange: sending,
      signal: abortController.signal,
    });
    busy.current = false;
    if (delivery.ok) {
      confirm(ref);
      return;
    }
    // An earlier submission with this reference may have arrived, even if this one did not.
    mayHaveArrived.current ||= delivery.mayHaveArrived;
    setState({ is: 'failed', delivery: { ...delivery, mayHaveArrived: mayHaveArrived.current } });

    // A response may still arrive after its timeout, even during the next submission. It confirms the message only if
    // the form's current values are the ones that were sent.
    await delivery.lateSuccess;
    if (JSON.stringify(readForm(element, form)) === JSON.stringify(values)) confirm(ref);
  }

  function confirm(ref: string): void {
    // Two submissions may both receive a success.
    if (confirmed.current || !mounted.current) return;
    confirmed.current = true;
    onConfirmed(ref);
  }

  return { state, errors, inquiryRef, submit };
}

function useIsMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
