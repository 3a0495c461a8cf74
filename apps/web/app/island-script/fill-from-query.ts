import { intakeParameters } from '@lawyers/domain';
import { intakeFormId } from './intake-form-id';

/**
 * Fills in issue and zip code from the query, as the intake form's island does later (requirements § 2.7). Keeps what the
 * visitor has chosen or typed.
 */
export function fillFromQuery(page: Document): void {
  const query = new URLSearchParams(location.search);
  for (const name of Object.values(intakeParameters)) {
    const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(
      `#${intakeFormId} [name="${name}"]`,
    );
    if (!field || field.value) continue;
    field.value = query.get(name)?.trim() ?? '';
    if (field.validity.valid) {
      // Without the invisible characters that the pattern of the zip code allows.
      field.value = /\d{5}/.exec(field.value)?.[0] ?? field.value;
      // Setting a value fires no `input` event, which would turn autofill off (decision 16).
      field.autocomplete = 'off';
    } else field.value = '';
  }
}
