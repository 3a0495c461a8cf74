import { language, t } from './language';
import { states, type State } from './states';

/** Returns the name of a state in the visitor's language as a list shows it: without the article of a sentence. */
const stateName = t({
  en: (state: State): string => state,
  es: (state: State): string => spanishNames[state] ?? state,
});

/**
 * Returns the name of a state for use in a sentence, such as after "in" or "from". Some names need an article, and
 * Washington needs "State", since many people would take it for the capital.
 */
export function stateInSentence(state: State): string {
  return namesInSentences[state] ?? stateName(state);
}

/** Returns the names of states in alphabetical order. */
export function stateNames(list: readonly State[]): readonly string[] {
  return list.map(stateName).sort((one, other) => one.localeCompare(other, language));
}

/** States whose Spanish name differs from the English one. */
const spanishNames: { readonly [state in State]?: string } = {
  'American Samoa': 'Samoa Americana',
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
  'Northern Mariana Islands': 'Islas Marianas del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'U.S. Virgin Islands': 'Islas Vírgenes de EE. UU.',
  'West Virginia': 'Virginia Occidental',
};

const namesInSentences: { readonly [state in State]?: string } = {
  'District of Columbia': t({ en: 'the District of Columbia', es: 'el Distrito de Columbia' }),
  'Northern Mariana Islands': t({
    en: 'the Northern Mariana Islands',
    es: 'las Islas Marianas del Norte',
  }),
  'U.S. Virgin Islands': t({ en: 'the U.S. Virgin Islands', es: 'las Islas Vírgenes de EE. UU.' }),
  Washington: t({ en: 'Washington State', es: 'el estado de Washington' }),
};

/** The states as options of a question, sorted by the name that the visitor reads. Mails contain the English name. */
export const stateOptions = states
  .map((state) => ({ label: stateName(state), value: state }))
  .sort((one, other) => one.label.localeCompare(other.label, language));
