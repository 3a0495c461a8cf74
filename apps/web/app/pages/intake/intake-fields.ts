import {
  issueNameFrom,
  unservedStateOf,
  zipCodeFrom,
  type IntakeQuery,
  type State,
} from '@lawyers/domain';
import { fieldIds } from '@lawyers/ui';
import { intakeFormId } from './intake-form-id';

/**
 * What is known of issue and zip code. `summarized` is true as long as the form shows both as one line of text, because
 * they came with the address of the page. It is false once the visitor wants to change them.
 */
export type IntakeSubject = IntakeQuery & { readonly summarized: boolean };

/** The issue and zip code fields on the page, which are uncontrolled. */
export type IntakeFields = { readonly issue: HTMLSelectElement; readonly zip: HTMLInputElement };

/** Returns the fields. Undefined while the page shows a summary instead. */
export function intakeFields(): IntakeFields | undefined {
  const issue = document.getElementById(fieldIds(intakeFormId, 'accidentId').input);
  const zip = document.getElementById(fieldIds(intakeFormId, 'zipCode').input);
  const found = issue instanceof HTMLSelectElement && zip instanceof HTMLInputElement;
  return found ? { issue, zip } : undefined;
}

/** Returns the chosen issue, and the zip code if it is valid. */
export function readIntakeFields({ issue, zip }: IntakeFields): IntakeSubject {
  const [name, zipCode] = [issueNameFrom(issue.value), zipCodeFrom(zip.value)];
  return { ...(name && { issue: name }), ...(zipCode && { zipCode }), summarized: false };
}

/** Returns the US state of the zip code if the site does not serve that state. */
export function unservedState(subject: IntakeSubject | undefined): State | undefined {
  return subject?.zipCode ? unservedStateOf(subject.zipCode) : undefined;
}

/**
 * Whether the visitor has not used the fields. They may contain the query's values, which `fill-from-query.ts` fills in
 * before hydration.
 */
export function arePristine({ issue, zip }: IntakeFields, query: IntakeQuery): boolean {
  return (
    [issue, zip].every((field) => field !== document.activeElement) &&
    (issue.value === '' || issue.value === query.issue) &&
    (zip.value === '' || zipCodeFrom(zip.value) === query.zipCode)
  );
}

/** Fills the query's values into fields that are empty. The elements stay the same, so that a field keeps its focus. */
export function prefill({ issue, zip }: IntakeFields, query: IntakeQuery): void {
  if (query.issue && !issue.value) issue.value = query.issue;
  if (query.zipCode && !zip.value) {
    zip.value = query.zipCode;
    // Browsers store a value, and later suggest it to anybody, unless `autocomplete` is `off` when the page is left
    // (decision 16). `autofill.ts` sets `off` on an `input` event, which setting a value does not fire.
    zip.autocomplete = 'off';
    // Selects the text, so that a visitor who is about to type replaces it.
    if (zip === document.activeElement) zip.select();
  }
}
