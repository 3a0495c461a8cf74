import { intakeParameters } from './intake-parameters';
import { issueNameFrom, type IssueName } from './issue-types';
import { paths } from './paths';
import { zipCodeFrom } from './zip-code';

/** The valid query parameters of the intake form (requirements § 2.7). */
export type IntakeQuery = { readonly issue?: IssueName; readonly zipCode?: string };

/** Parses the query of the intake form. Invalid values are left out of the result (requirements § 2.7). */
export function readIntakeQuery(query: URLSearchParams): IntakeQuery {
  const issue = issueNameFrom(query.get(intakeParameters.issue)?.trim());
  const zipCode = zipCodeFrom(query.get(intakeParameters.zip));
  return { ...(issue && { issue }), ...(zipCode && { zipCode }) };
}

/** Returns the address of the intake form with these answers, encoded as a browser encodes a GET form. */
export function intakeHref(issue: IssueName, zipCode?: string): string {
  const query = new URLSearchParams({
    [intakeParameters.issue]: issue,
    ...(zipCode && { [intakeParameters.zip]: zipCode }),
  });
  return `${paths.intake}?${query}`;
}
