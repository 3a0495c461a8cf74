import { intakeParameters } from '@lawyers/domain';

/**
 * Fills in issue and zip code from the query, as the intake form's island does (requirements § 2.7), for a form that
 * the browser posts without the island. Keeps what the visitor has chosen or typed.
 */
export function fillFromQuery(page: Document): void {
  const query = new URLSearchParams(location.search);
  for (const name of Object.values(intakeParameters)) {
    const field = page.querySelector<HTMLInputElement & HTMLSelectElement>(
      `[method="post"] [name="${name}"]`,
    );
    // An issue is untouched while it is the first of the list.
    if (!field || (field.options ? field.selectedIndex > 0 : field.value)) continue;
    const preset = field.value;
    field.value = query.get(name) ?? preset;
    // A select has no value after an unknown one, and the zip code a pattern.
    if (!field.value || !field.validity.valid) field.value = preset;
    // Setting a value fires no `input` event, which would turn autofill off (decision 0016).
    else field.autocomplete = 'off';
  }
}
