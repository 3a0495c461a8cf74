import { checkBuiltWith, checkChangedFiles, checkExits, checkPages } from './check-build';
import { checkFacts, checkNames, checkReviews, checkSecurity, checkStates } from './check-facts';
import { checkSettings } from './check-settings';
import { checkTemplates } from './check-templates';
import { checkDates } from './dated-facts';
import type { Finding, LaunchInputs } from './launch-inputs';

/**
 * All reasons not to launch; empty when the site is ready.
 * @param ignoreDates Whether to leave out statements that ended or should have been checked again. An urgent release
 * may correct something worse than an outdated text, which is live already.
 */
export function launchFindings(
  launch: LaunchInputs,
  { ignoreDates = false } = {},
): readonly Finding[] {
  const stale = [...checkBuiltWith(launch)];
  return [
    ...checkSettings(launch),
    ...checkFacts(launch),
    ...checkStates(launch),
    ...checkNames(launch),
    ...checkReviews(launch),
    ...(ignoreDates ? [] : checkDates(launch)),
    ...checkTemplates(launch),
    ...checkSecurity(launch),
    // If the site must be built again, the content of the present build is not checked: it will change anyway.
    ...(stale.length > 0
      ? stale
      : [...checkPages(launch), ...checkExits(launch), ...checkChangedFiles(launch)]),
  ];
}
