/**
 * Set on the element that contains the fields for the issue and zip code of the intake form, which the query fills in.
 */
export const fromQueryAttribute = 'data-from-query';

/** Set on a field that the query has filled in. */
export const filledAttribute = 'data-filled';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in issue and zip code from the query, as the intake form's island does after hydration (requirements § 2.7). It
 * keeps what the visitor has chosen or typed. Without this script, a form whose island is lost would ask again for what
 * the visitor has already said, and a slow form would first show two empty fields.
 */
export function fillFromQuery(page: Document): void {
  const query = new URLSearchParams(location.search);
  for (const field of page.querySelectorAll<Field>(`[${fromQueryAttribute}] [name]`)) {
    if (field.value) continue;
    field.value = query.get(field.name)?.trim() ?? '';
    if (field.validity.valid) {
      // Setting a value fires no `input` event, so autofill must be turned off here (decision 16).
      field.autocomplete = 'off';
      field.setAttribute(filledAttribute, '');
    } else field.value = '';
  }
}
