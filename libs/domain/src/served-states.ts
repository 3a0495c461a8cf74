import { language, t } from './language';
import type { SiteFacts } from './site-facts';
import { states } from './states';

/** Returns what the footer lists: the names of the states in the visitor's language and order (requirements § 2.5). */
export function servedStates(served: SiteFacts['statesServed']): readonly string[] {
  const names = served === 'all' ? states : states.filter((state) => served.includes(state));
  return names.map(labelOf).sort((one, other) => one.localeCompare(other, language));
}

/** The states with a name of their own in Spanish. */
const spanishNames: Readonly<Record<string, string>> = {
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  Michigan: 'Míchigan',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
};

const labelOf = t({
  en: (state: string) => state,
  es: (state: string) => spanishNames[state] ?? state,
});
