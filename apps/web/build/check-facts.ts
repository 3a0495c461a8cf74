import { site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';

/** @throws Error that names every fact of the site that is wrong, before anything is built. */
export function checkFacts(): void {
  checkSiteFacts(site);
}
