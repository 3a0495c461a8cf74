import { useSyncExternalStore } from 'react';
import type { Form } from '@lawyers/domain';
import { readForm } from '../form/read-form';
import { inquiryText } from './inquiry-text';

/** A form's current values as text; updates on every input. */
export function useInquiryText(id: string, form: Form, inquiryRef: string): string {
  return useSyncExternalStore(
    (onChange) => {
      const element = formElement(id);
      element?.addEventListener('input', onChange);
      return () => element?.removeEventListener('input', onChange);
    },
    () => {
      const element = formElement(id);
      return element ? inquiryText(form, readForm(element, form), inquiryRef) : '';
    },
    () => '',
  );
}

function formElement(id: string): HTMLFormElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : undefined;
}
