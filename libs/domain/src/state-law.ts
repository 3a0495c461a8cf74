import { t } from './language';
import { legalInformation } from './prose/help-lines';
import { stateInSentence } from './state-names';
import type { State } from './states';

/** A link to a page that says in plain words what a state's law says about abuse. */
type StateLaw = { readonly href: string; readonly text: string; readonly note: string };

/**
 * Returns a link to the page of womenslaw.org on a state, which has the same end in Spanish
 * (womenslaw.org/es/leyes/md). Without a state, or for one that `codes` lacks, it leads to the home page of
 * womenslaw.org, which lists the states.
 */
export function stateLaw(state: State | undefined): StateLaw {
  const code = state && codes[state];
  return {
    href: code
      ? `${t({ en: `${site}/laws`, es: `${site}/es/leyes` })}/${code}`
      : legalInformation.url,
    text:
      state && code
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

const site = 'https://www.womenslaw.org';

/**
 * The end of the address of each state's page: the postal abbreviation, except where noted. WomensLaw has no page on
 * American Samoa (checked on November 27, 2026).
 */
const codes: { readonly [state in State]?: string } = {
  Alabama: 'al',
  Alaska: 'ak',
  Arizona: 'az',
  Arkansas: 'ar',
  California: 'ca',
  Colorado: 'co',
  Connecticut: 'ct',
  Delaware: 'de',
  'District of Columbia': 'dc',
  Florida: 'fl',
  Georgia: 'ga',
  Guam: 'gu',
  Hawaii: 'hi',
  Idaho: 'id',
  Illinois: 'il',
  Indiana: 'in',
  Iowa: 'ia',
  Kansas: 'ks',
  Kentucky: 'ky',
  Louisiana: 'la',
  Maine: 'me',
  Maryland: 'md',
  Massachusetts: 'ma',
  Michigan: 'mi',
  Minnesota: 'mn',
  Mississippi: 'ms',
  Missouri: 'mo',
  Montana: 'mt',
  Nebraska: 'ne',
  Nevada: 'nv',
  'New Hampshire': 'nh',
  'New Jersey': 'nj',
  'New Mexico': 'nm',
  'New York': 'ny',
  'North Carolina': 'nc',
  'North Dakota': 'nd',
  // WomensLaw uses "nmi" here, although the postal abbreviation is MP.
  'Northern Mariana Islands': 'nmi',
  Ohio: 'oh',
  Oklahoma: 'ok',
  Oregon: 'or',
  Pennsylvania: 'pa',
  'Puerto Rico': 'pr',
  'Rhode Island': 'ri',
  'South Carolina': 'sc',
  'South Dakota': 'sd',
  Tennessee: 'tn',
  Texas: 'tx',
  'U.S. Virgin Islands': 'vi',
  Utah: 'ut',
  Vermont: 'vt',
  Virginia: 'va',
  Washington: 'wa',
  'West Virginia': 'wv',
  Wisconsin: 'wi',
  Wyoming: 'wy',
};
