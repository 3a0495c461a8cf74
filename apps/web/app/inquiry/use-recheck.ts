import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { parseForm, type FieldError, type Form } from '@lawyers/domain';
import { readForm } from '../form/read-form';
import { noErrors } from './inquiry-state';

/**
 * While the form with this id shows errors, validates it again after every change, whether by the visitor, by the
 * browser, or by the page, such as when another issue changes the questions (requirements § 3.9).
 */
export function useRecheck(
  id: string,
  form: Form,
  hasErrors: boolean,
  onChecked: (errors: readonly FieldError[]) => void,
): void {
  useEffect(() => {
    const element = document.forms.namedItem(id);
    if (!hasErrors || !element) return undefined;
    const check = () => {
      const parsed = parseForm(form, readForm(element, form));
      onChecked(parsed.ok ? noErrors : parsed.errors);
    };
    const checkInPlace = () => keepInPlace(() => flushSync(check));
    check();
    element.addEventListener('input', checkInPlace);
    element.addEventListener('change', checkInPlace);
    return () => {
      element.removeEventListener('input', checkInPlace);
      element.removeEventListener('change', checkInPlace);
    };
  }, [id, form, hasErrors, onChecked]);
}

/**
 * Keeps the focused field at its place in the window when an error message above it disappears. WebKit has no scroll
 * anchoring, which does this in other browsers.
 */
function keepInPlace(change: () => void): void {
  const field = document.activeElement;
  const top = () => field?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved) scrollBy(0, moved);
}
