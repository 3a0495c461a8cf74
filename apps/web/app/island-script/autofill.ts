/** The attribute with a field's autofill token (WCAG 1.3.5), such as `postal-code`. */
const tokenAttribute = 'data-autocomplete';

/**
 * Offers autofill for a field only while it is empty (decision 0016). Browsers save a field's value and suggest it to
 * the next person, unless `autocomplete` is `off` when the page unloads; Chromium treats leaving without submitting as
 * a submission. The HTML has `off`, so without this script nothing is saved.
 */
export function offerAutofill(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(`[${tokenAttribute}]`)) offer(field);
  // Covers fields that an island renders later.
  page.addEventListener('focusin', ({ target }) => offer(target as HTMLInputElement));
  page.addEventListener('input', ({ target }) => {
    (target as Element).setAttribute('autocomplete', 'off');
  });
}

function offer(field: HTMLInputElement): void {
  const token = field.getAttribute(tokenAttribute);
  if (token && !field.value) field.setAttribute('autocomplete', token);
}
