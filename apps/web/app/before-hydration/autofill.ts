import { autofillAttribute } from '@lawyers/ui/attributes';

/**
 * Turns on autofill for a field only while it is empty (decision 16). Browsers save a field's value and later suggest
 * it to the next person, unless `autocomplete` is `off` when the page unloads; Chromium does so even if the form was
 * not submitted. The HTML has `off`, so without this script nothing is saved.
 */
export function offerAutofill(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(`[${autofillAttribute}]`))
    offer(field);
  // Handles fields that an island renders after this script has run.
  page.addEventListener('focusin', ({ target }) => offer(target as HTMLInputElement));
  page.addEventListener('input', ({ target }) => {
    (target as Element).setAttribute('autocomplete', 'off');
  });
}

function offer(field: HTMLInputElement): void {
  const token = field.getAttribute(autofillAttribute);
  if (token && !field.value) field.setAttribute('autocomplete', token);
}
