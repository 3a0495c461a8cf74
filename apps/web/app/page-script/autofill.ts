/** The attribute in which a field keeps its autofill token (WCAG 1.3.5), such as `postal-code`. */
const token = 'data-autocomplete';

/**
 * Offers autofill for a field only while it is empty (decision 0016). Browsers save what a field holds, to suggest
 * it to the next person, unless `autocomplete` is `off` when the page is left: leaving without submitting counts as a
 * submission in Chromium. So the HTML says `off`, and without this script nothing is saved.
 */
export function offerAutofill(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>(`[${token}]`)) offer(field);
  // Fields that the application renders later.
  page.addEventListener('focusin', ({ target }) => offer(target as HTMLInputElement));
  page.addEventListener('input', ({ target }) => {
    (target as Element).setAttribute('autocomplete', 'off');
  });
}

function offer(field: HTMLInputElement): void {
  const purpose = field.getAttribute(token);
  if (purpose && !field.value) field.setAttribute('autocomplete', purpose);
}
