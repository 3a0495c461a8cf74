/** On the element whose fields the query fills in: issue and zip code of the intake form. */
export const fromQueryAttribute = 'data-from-query';

/** On a field that the query has filled in. */
export const filledAttribute = 'data-filled';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Fills in issue and zip code from the query, as the intake form's island does later (requirements § 2.7). Keeps what the
 * visitor has chosen or typed. Without this, a form whose island is lost would ask again for what the visitor has already
 * said, and a slow one would show two empty fields first.
 */
export function fillFromQuery(page: Document): void {
  const query = new URLSearchParams(location.search);
  for (const field of page.querySelectorAll<Field>(`[${fromQueryAttribute}] [name]`)) {
    if (field.value) continue;
    field.value = query.get(field.name)?.trim() ?? '';
    if (field.validity.valid) {
      // Setting a value fires no `input` event, which would turn autofill off (decision 16).
      field.autocomplete = 'off';
      field.setAttribute(filledAttribute, '');
    } else field.value = '';
  }
}
