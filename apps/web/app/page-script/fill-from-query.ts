import { intakeParameters } from '@lawyers/domain';

/**
 * Fills in issue and zip code from the query at once, long before the intake form's island is hydrated (requirements
 * § 2.7), and again after `clearRestoredForms`, which must have started before.
 */
export function startFillFromQuery(page: Document): void {
  fillFromQuery(page);
  addEventListener('pageshow', () => fillFromQuery(page));
}

/** Fills in what is empty, unless the island is hydrated. */
export function fillFromQuery(page: Document): void {
  const query = new URLSearchParams(location.search);
  for (const name of Object.values(intakeParameters)) {
    const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[data-island="intake-inquiry"] [name="${name}"]`,
    );
    if (!field || field.value) continue;
    field.value = query.get(name)?.trim() ?? '';
    // Without the invisible characters that the pattern of the zip code allows.
    if (field.validity.valid) field.value = /\d{5}/.exec(field.value)?.[0] ?? field.value;
    else field.value = '';
    // Setting a value fires no `input` event, which would turn autofill off (decision 0016).
    if (field.value) field.autocomplete = 'off';
  }
}
