import type { Form } from '@lawyers/domain';
import { useSyncExternalStore } from 'react';
import { inquiryText } from './inquiry-text';
import { readForm } from './read-form';

/** What stands in a form now, as text; follows every change. */
export function useInquiryText(id: string, form: Form, inquiryRef: string): string {
  return useSyncExternalStore(
    (changed) => {
      const element = formElement(id);
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
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
