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
 * What is known of issue and zip code. `summarized` is true while the form shows both as text with a button "Change",
 * because the query of the URL contains both. It is false while the form shows their fields.
 */
export type IssueAndZip = IntakeQuery & { readonly summarized: boolean };

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
export function readIntakeFields({ issue, zip }: IntakeFields): IssueAndZip {
  const [name, zipCode] = [issueNameFrom(issue.value), zipCodeFrom(zip.value)];
  return { ...(name && { issue: name }), ...(zipCode && { zipCode }), summarized: false };
}

/** Returns the US state of the zip code if the site does not serve that state. */
export function unservedState(issueAndZip: IssueAndZip | undefined): State | undefined {
  return issueAndZip?.zipCode ? unservedStateOf(issueAndZip.zipCode) : undefined;
}

/**
 * Whether both fields still contain what `fill-from-query.ts` has filled in from the query, and neither has the focus:
 * the visitor has not changed them, and is not about to.
 */
export function arePristine({ issue, zip }: IntakeFields, query: Required<IntakeQuery>): boolean {
  return (
    [issue, zip].every((field) => field !== document.activeElement) &&
    issue.value === query.issue &&
    zipCodeFrom(zip.value) === query.zipCode
  );
}
