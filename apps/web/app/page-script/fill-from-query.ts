import { intakeParameters, zipCodeFrom } from '@lawyers/domain';

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
  fill(page, intakeParameters.issue, query.get(intakeParameters.issue)?.trim());
  fill(page, intakeParameters.zip, zipCodeFrom(query.get(intakeParameters.zip)));
}

function fill(page: Document, name: string, value: string | undefined): void {
  const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(
    `[data-island="intake-inquiry"] [name="${name}"]`,
  );
  if (!field || field.value || !value) return;
  field.value = value;
  // Setting a value fires no `input` event, which would turn autofill off (decision 0016).
  if (field.value) field.autocomplete = 'off';
  // An unknown value leaves a select without any option; this chooses the empty one.
  else field.value = '';
}
