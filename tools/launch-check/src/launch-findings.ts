import { checkBuiltWith, checkChangedFiles } from './check-build';
import { checkDates } from './check-dates';
import { checkNames } from './check-names';
import { checkPages } from './check-pages';
import { checkRepository } from './check-repository';
import { checkReviews } from './check-reviews';
import { checkSettings } from './check-settings';
import { checkSiteFacts } from './check-site-facts';
import { checkStates } from './check-states';
import { checkTemplates } from './check-templates';
import type { Finding, Launch } from './launch';

/** All reasons against a launch; empty when the site is ready. */
export function launchFindings(launch: Launch): readonly Finding[] {
  const sources = [
    checkSettings,
    checkSiteFacts,
    checkStates,
    checkNames,
    checkReviews,
    checkDates,
    checkTemplates,
    checkRepository,
  ];
  const stale = checkBuiltWith(launch);
  return [
    ...sources.flatMap((check) => check(launch)),
    // The files of an outdated build do not matter.
    ...(stale.length > 0
      ? stale
      : [checkPages, checkChangedFiles].flatMap((check) => check(launch))),
  ];
}
