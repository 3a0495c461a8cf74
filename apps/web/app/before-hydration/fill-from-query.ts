/**
 * Set on the element that contains the fields for the issue and zip code of the intake form, which the query fills in.
 */
export const fromQueryAttribute = 'data-from-query';

/**
 * Set on the island (the element with `data-island`) in which the query has filled in the issue. CSS of the intake page
 * then keeps a long issue on one line, so that nothing moves when this script fills it in. It is not set on the
 * dropdown itself, because React compares the attributes inside an island with its own when it hydrates it.
 */
export const filledAttribute = 'data-filled';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in issue and zip code from the query, which the search on the home page adds to the address of the intake page
 * (requirements § 2.7). Keeps what the visitor has chosen or typed. This is not left to React: a form whose React
 * scripts are lost would ask again for what the visitor has already said, and a slow one would first show two empty
 * fields.
 */
export function fillFromQuery(page: Document): void {
  const query = new URLSearchParams(location.search);
  for (const field of page.querySelectorAll<Field>(`[${fromQueryAttribute}] [name]`)) {
    if (field.value) continue;
    field.value = query.get(field.name)?.trim() ?? '';
    if (field.validity.valid) {
      // A field with a value must have autofill turned off, so that the browser does not save the value (decision 16).
      // `offer-autofill.ts` does so on `input` events, but setting a value fires none.
      field.autocomplete = 'off';
      if (field.matches('select'))
        field.closest('[data-island]')?.setAttribute(filledAttribute, '');
      // The visitor may be about to type in this field. Selected text is replaced by what they type.
      if (field === page.activeElement && 'select' in field) field.select();
    } else field.value = '';
  }
}
