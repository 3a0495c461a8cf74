import { t } from './language';
import { site } from './site';
import type { SiteFacts } from './site-facts-schema';
import { stateInSentence, stateNames } from './state-names';
import { states, type State } from './states';

type Served = SiteFacts['statesServed'];

/**
 * Whether the operator may refer visitors from a state.
 * @param served By default `statesServed` in `site.ts`.
 */
export function isServed(state: State, served: Served = site.statesServed): boolean {
  if (served === 'all') return true;
  return 'allBut' in served ? !served.allBut.includes(state) : served.includes(state);
}

/**
 * Returns the states served, in the visitor's language and in alphabetical order, for the footer (requirements § 2.5).
 */
export function servedStateNames(served: Served): readonly string[] {
  return stateNames(states.filter((state) => isServed(state, served)));
}

/**
 * Returns the sentence that tells visitors whether they can use the forms (requirements § 3.12). It names the states
 * that are not served, or the ones that are, whichever are fewer. Empty if all are served.
 */
export function servedStatesSentence(served: Served = site.statesServed): string {
  const yes = states.filter((state) => isServed(state, served)).map(stateInSentence);
  const no = states.filter((state) => !isServed(state, served)).map(stateInSentence);
  if (no.length === 0) return '';
  return no.length <= yes.length ? sentences.notIn(no) : sentences.onlyIn(yes);
}

const sentences = t({
  en: {
    notIn: (names: readonly string[]) => `We do not serve people in ${listed(names, 'or')}.`,
    onlyIn: (names: readonly string[]) => `We serve people only in ${listed(names, 'and')}.`,
  },
  // In Spanish, "y" and "ni" come before "en" and never directly before a name. So "y" never has to become "e", as
  // before a name that begins with I.
  es: {
    notIn: (names: readonly string[]) => `No atendemos a personas ${listed(names.map(en), 'ni')}.`,
    onlyIn: (names: readonly string[]) =>
      `Solo atendemos a personas ${listed(names.map(en), 'y')}.`,
  },
});

function en(name: string): string {
  return `en ${name}`;
}

function listed(names: readonly string[], conjunction: string): string {
  if (names.length < 2) return names.join('');
  const comma = names.length > 2 ? t({ en: ',', es: '' }) : '';
  return `${names.slice(0, -1).join(', ')}${comma} ${conjunction} ${names.slice(-1).join('')}`;
}
