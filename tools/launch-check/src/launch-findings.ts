import { checkBuiltWith } from './check-built-with';
import { checkChangedFiles } from './check-changed-files';
import { checkConsent } from './check-consent';
import { checkPages } from './check-pages';
import { checkRepository } from './check-repository';
import { checkReviews } from './check-reviews';
import { checkSettings } from './check-settings';
import { checkSiteFacts } from './check-site-facts';
import { checkTemplates } from './check-templates';
import type { Finding } from './finding';
import type { Launch } from './launch';

/** Everything that speaks against going live; nothing when nothing does. */
export function launchFindings(launch: Launch): readonly Finding[] {
  const sources = [
    checkSettings,
    checkSiteFacts,
    checkConsent,
    checkReviews,
    checkTemplates,
    checkRepository,
  ];
  const stale = checkBuiltWith(launch);
  return [
    ...sources.flatMap((check) => check(launch)),
    // A folder that must be built again says nothing about what will go live.
    ...(stale.length > 0
      ? stale
      : [checkPages, checkChangedFiles].flatMap((check) => check(launch))),
  ];
}
