/**
 * Set on the element that contains the fields for the issue and zip code of the intake form, which the query fills in.
 */
export const fromQueryAttribute = 'data-from-query';

/**
 * Set on a field that the query has filled in. CSS of the intake page finds the dropdown by it and keeps a long issue
 * on one line, so that nothing moves when this script fills it in.
 */
export const filledAttribute = 'data-filled';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in issue and zip code from the query, which the search on the home page adds to the address of the intake page
 * (requirements § 2.7). Keeps what the visitor has chosen or typed. The form does the same when React hydrates it.
 * Without this script, a form whose React scripts are lost would ask again for what the visitor has already said, and a
 * slow one would first show two empty fields.
 */
export function fillFromQuery(page: Document): void {
  const query = new URLSearchParams(location.search);
  for (const field of page.querySelectorAll<Field>(`[${fromQueryAttribute}] [name]`)) {
    if (field.value) continue;
    field.value = query.get(field.name)?.trim() ?? '';
    if (field.validity.valid) {
      // A field with a value must have autofill turned off, so that the browser does not save the value (decision 16).
      // `autofill.ts` does so on `input` events, but setting a value fires none.
      field.autocomplete = 'off';
      field.setAttribute(filledAttribute, '');
    } else field.value = '';
  }
}
