import { autofillAttribute } from '@lawyers/ui/attributes';

/**
 * Offers autofill for a field only while it is empty (decision 16). Browsers save a field's value and suggest it to
 * the next person, unless `autocomplete` is `off` when the page unloads; Chromium treats leaving without submitting as
 * a submission. The HTML has `off`, so without this script nothing is saved.
 */
export function offerAutofill(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(`[${autofillAttribute}]`))
    offer(field);
  // Covers fields that an island renders later.
  page.addEventListener('focusin', ({ target }) => offer(target as HTMLInputElement));
  page.addEventListener('input', ({ target }) => {
    (target as Element).setAttribute('autocomplete', 'off');
  });
}

function offer(field: HTMLInputElement): void {
  const token = field.getAttribute(autofillAttribute);
  if (token && !field.value) field.setAttribute('autocomplete', token);
}
