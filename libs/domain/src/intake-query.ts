import { issueNameFrom, type IssueName } from './issue-types';
import { intakeParameters, paths } from './paths';
import { zipCodeFrom } from './zip-code';

/** What the hero hands to the intake form; each part only if it is one of ours. */
export type IntakeQuery = { readonly issue?: IssueName; readonly zipCode?: string };

/** Reads the intake form's address. Of a repeated parameter the first value counts (requirements § 2.7). */
export function readIntakeQuery(query: URLSearchParams): IntakeQuery {
  const issue = issueNameFrom(query.get(intakeParameters.issue));
  const zipCode = zipCodeFrom(query.get(intakeParameters.zip));
  return { ...(issue && { issue }), ...(zipCode && { zipCode }) };
}

/** The intake form's address for an issue and perhaps a zip code, encoded as a native GET form would. */
export function intakeHref(issue: IssueName, zipCode?: string): string {
  const query = new URLSearchParams({
    [intakeParameters.issue]: issue,
    ...(zipCode && { [intakeParameters.zip]: zipCode }),
  });
  return `${paths.intake}?${query}`;
}
