import { t } from './language';
import { legalInformation } from './prose/help-lines';
import { stateInSentence } from './state-names';
import { postalCodes, type State } from './states';

/** A link to a page that says in plain words what a state's law says about abuse. */
type StateLaw = { readonly href: string; readonly text: string; readonly note: string };

/**
 * Returns a link to the page of womenslaw.org on a state. The address of the Spanish page ends like that of the English
 * one (womenslaw.org/es/leyes/md). Without a state, or for one on which there is no page, the link leads to the home
 * page of womenslaw.org, which lists the states.
 */
export function stateLaw(state: State | undefined): StateLaw {
  const end = state && (otherEnds[state] ?? postalCodes[state].toLowerCase());
  return {
    href: end
      ? `${legalInformation.url}/${t({ en: 'laws', es: 'leyes' })}/${end}`
      : legalInformation.url,
    text:
      state && end
        ? t({
            en: `The law on abuse in ${stateInSentence(state)}`,
            es: `La ley sobre el abuso en ${stateInSentence(state)}`,
          })
        : t({ en: 'The law on abuse, by state', es: 'La ley sobre el abuso, por estado' }),
    note: t({
      en: 'From WomensLaw, for everyone: protective orders, children, guns, and suing.',
      es: 'De WomensLaw, para todas las personas: órdenes de protección, hijos, armas y demandas.',
    }),
  };
}

/**
 * The end of the address of a state's page where it is not the postal abbreviation. It is empty for American Samoa, on
 * which WomensLaw has no page (checked on November 27, 2026).
 */
const otherEnds: { readonly [state in State]?: string } = {
  'American Samoa': '',
  'Northern Mariana Islands': 'nmi',
};
