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
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { currentVisit, inquiryFlags } from './inquiry-flags';
import { readForm } from './read-form';

export type FailedDelivery = Extract<Delivery, { ok: false }>;

export type InquiryState =
  | { readonly is: 'editing' }
  | { readonly is: 'sending'; readonly offline: boolean; readonly cancel: () => void }
  | { readonly is: 'failed'; readonly delivery: FailedDelivery };

/** What becomes of a filled form. */
export type Inquiry<F extends Form> = {
  readonly form: F;
  readonly compose: (answers: Answers<F>, context: Omit<InquiryContext, 'page'>) => Mail;
  readonly mailer: Mailer;
  readonly onConfirmed: (inquiryRef: string) => unknown;
};

/** Editing, sending, and back to editing with what went wrong (requirements § 5.4 to § 5.6). */
export function useInquiry<F extends Form>({ form, compose, mailer, onConfirmed }: Inquiry<F>) {
  const [state, setState] = useState<InquiryState>({ is: 'editing' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [inquiryRef, setInquiryRef] = useState('');
  // State changes too late for a second click in the same instant.
  const busy = useRef(false);
  const confirmed = useRef(false);
  const mounted = useIsMounted();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (busy.current) {
      event.preventDefault();
      return;
    }
    const element = event.currentTarget;
    const written = readForm(element, form);
    const parsed = parseForm(form, written);
    // Only now: where a browser cannot do the above, it still posts the form by itself.
    event.preventDefault();
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) {
      setState({ is: 'editing' });
      return;
    }

    busy.current = true;
    // One reference for one filled form, whatever the number of attempts.
    const ref = inquiryRef || createInquiryRef((bytes) => crypto.getRandomValues(bytes));
    const wait = new AbortController();
    const sending = (offline: boolean) =>
      setState({ is: 'sending', offline, cancel: () => wait.abort() });
    setInquiryRef(ref);
    sending(false);
    const mail = compose(parsed.answers, {
      inquiryRef: ref,
      sentAt: new Date(),
      flags: inquiryFlags(element, currentVisit()),
      language: languageOf(document.documentElement.lang),
    });
    const delivery = await mailer.send(mail, { onHold: sending, signal: wait.signal });
    busy.current = false;
    if (delivery.ok) {
      confirm(ref);
      return;
    }
    setState({ is: 'failed', delivery });

    // The answer that was given up on may still come, be it while the same is tried again. It is good news only
    // for what stands in the form now.
    await delivery.lateSuccess;
    if (JSON.stringify(readForm(element, form)) === JSON.stringify(written)) confirm(ref);
  }

  function confirm(ref: string): void {
    // Two attempts may both hear of a success.
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
