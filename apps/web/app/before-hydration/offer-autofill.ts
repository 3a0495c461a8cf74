import { autofillAttribute } from '@lawyers/ui/attributes';

/**
 * Turns on autofill for a field only while it is empty (decision 16). WCAG 1.3.5 asks for autofill tokens such as
 * `email`, which the HTML contains in a separate attribute. But browsers save a field's value and later suggest it to
 * the next person who uses the device, unless `autocomplete` is `off` when the page unloads; Chromium does so even if
 * the form was not submitted. So `autocomplete` is `off` in the HTML, and again from the first typed letter on.
 */
export function offerAutofill(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(`[${autofillAttribute}]`))
    offer(field);
  // Handles fields that React renders later than this script runs, and fields that the visitor has emptied again.
  page.addEventListener('focusin', ({ target }) => offer(target as HTMLInputElement));
  page.addEventListener('input', ({ target }) => {
    (target as Element).setAttribute('autocomplete', 'off');
  });
}

function offer(field: HTMLInputElement): void {
  const token = field.getAttribute(autofillAttribute);
  if (token && !field.value) field.setAttribute('autocomplete', token);
}
