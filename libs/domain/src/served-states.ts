import type { SiteFacts } from './site-facts';
import { states } from './states';

/** Returns the states that the footer lists, in alphabetical order (requirements § 2.5). */
export function servedStates(served: SiteFacts['statesServed']): readonly string[] {
  return served === 'all' ? states : states.filter((state) => served.includes(state));
}
