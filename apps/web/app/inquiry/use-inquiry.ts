import { createInquiryRef, parseForm, type FieldError, type Form } from '@lawyers/domain';
import { readForm } from '@lawyers/ui';
import type { SendFailure } from '@lawyers/mail';
import { useRef, useState, type FormEvent } from 'react';
import type { InquiryFormProps } from './inquiry-form';

export type InquiryState =
  | { readonly is: 'editing' }
  | { readonly is: 'sending' }
  | { readonly is: 'failed'; readonly failure: SendFailure; readonly attempt: number };

type Needs<F extends Form> = Pick<
  InquiryFormProps<F>,
  'form' | 'compose' | 'mailer' | 'onConfirmed'
>;

/** Editing, sending, and back to editing with what went wrong (specification, section 4). */
export function useInquiry<F extends Form>({ form, compose, mailer, onConfirmed }: Needs<F>) {
  const [state, setState] = useState<InquiryState>({ is: 'editing' });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [inquiryRef, setInquiryRef] = useState('');
  // State changes too late for a second click in the same instant.
  const busy = useRef(false);
  const attempts = useRef(0);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    const parsed = parseForm(form, readForm(event.currentTarget, form));
    setErrors(parsed.ok ? [] : parsed.errors);
    if (!parsed.ok) return;
    busy.current = true;
    attempts.current += 1;
    // One reference for one filled form, whatever the number of attempts.
    const ref = inquiryRef || createInquiryRef((bytes) => crypto.getRandomValues(bytes));
    setInquiryRef(ref);
    setState({ is: 'sending' });
    const result = await mailer.send(compose(parsed.answers, ref));
    busy.current = false;
    if (result.ok) {
      onConfirmed(ref);
    } else {
      setState({ is: 'failed', failure: result.failure, attempt: attempts.current });
    }
  }

  return { state, errors, inquiryRef, submit };
}
