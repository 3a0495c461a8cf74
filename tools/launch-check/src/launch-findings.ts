import { checkBuiltWith, checkChangedFiles } from './check-build';
import { checkDates } from './check-dates';
import { checkLanguages } from './check-languages';
import { checkPages } from './check-pages';
import { checkRepository } from './check-repository';
import { checkSettings } from './check-settings';
import { checkSiteFacts } from './check-site-facts';
import { checkTemplates } from './check-templates';
import { checkConsent, checkReviews } from './check-texts';
import type { Finding, Launch } from './launch';

/** All reasons against a launch; empty when the site is ready. */
export function launchFindings(launch: Launch): readonly Finding[] {
  const sources = [
    checkSettings,
    checkSiteFacts,
    checkConsent,
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
      : [checkPages, checkLanguages, checkChangedFiles].flatMap((check) => check(launch))),
  ];
}
