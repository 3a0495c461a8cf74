import { checkBuiltWith, checkChangedFiles, checkPages } from './check-build';
import { checkFacts, checkNames, checkReviews, checkSecurity, checkStates } from './check-facts';
import { checkSettings } from './check-settings';
import { checkTemplates } from './check-templates';
import { checkDates } from './dated-facts';
import type { Check, Finding, Launch } from './launch';

const ofSources: readonly Check[] = [
  checkSettings,
  checkFacts,
  checkStates,
  checkNames,
  checkReviews,
  checkDates,
  checkTemplates,
  checkSecurity,
];
const ofFiles: readonly Check[] = [checkPages, checkChangedFiles];

/** All reasons against a launch; empty when the site is ready. */
export function launchFindings(launch: Launch): readonly Finding[] {
  const stale = [...checkBuiltWith(launch)];
  // The files of an outdated build do not matter.
  const checks = stale.length > 0 ? ofSources : [...ofSources, ...ofFiles];
  return [...checks.flatMap((check) => [...check(launch)]), ...stale];
}
