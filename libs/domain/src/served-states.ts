import type { SiteFacts } from './site-facts';
import { states } from './states';

/** The states that the footer names, in the order of the alphabet. */
export function servedStates(served: SiteFacts['statesServed']): readonly string[] {
  return served === 'all' ? states : states.filter((state) => served.includes(state));
}
