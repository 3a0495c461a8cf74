import { site } from '@lawyers/domain';
import { checkSiteFacts } from '@lawyers/domain/site-facts';

/** @throws Error that lists every invalid fact of the site, before the build starts. */
export function checkFacts(): void {
  checkSiteFacts(site);
}
