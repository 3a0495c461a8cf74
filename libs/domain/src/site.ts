import { t } from './language';
import type { SiteFacts } from './site-facts';

/**
 * The facts of the site, for an operator to change. Every build validates them (`site-facts.ts`). Values with "Example"
 * or example.com are placeholders: the site works with them, but `npm run launch-check` refuses them.
 *
 * The phone number, the mailboxes, and the address of the site differ between installations, so they are settings
 * (`.env.example`).
 */
export const site: SiteFacts = {
  /**
   * The brand in the header, page titles, share pictures, and the contact mail: at most 16 characters, which fit into the
   * header of a phone, smaller if a word has more than seven letters. For a new one, run
   * `npm run pictures -- --only open-graph`.
   */
  brand: 'Lawyers',

  /**
   * The legal name of the company that runs the site: for the copyright line, the contact mail, structured data, and
   * the consent to calls. If it changes, `consent.ts` needs a new version.
   */
  company: 'Example Referral Company',

  /** The company's own full street address, for the footer. */
  companyAddress: '200 Example Street, Springfield',

  /** The year of the copyright line. */
  copyrightYear: 2024,

  /**
   * The promised response time in hours, for every page (requirements § 1.3). The mail templates repeat it, and
   * `npm run launch-check` compares them.
   */
  responseHours: 24,

  /**
   * The law firm responsible for the advertising, with its full street address, for the footer (requirements § 2.5).
   * The consent to calls names it too: if the name changes, `consent.ts` needs a new version.
   */
  responsibleFirm: { name: 'Example Law Firm', address: '100 Example Street, Springfield' },

  /**
   * The states and territories where the operator may refer visitors: `'all'`, a list such as `['Ohio', 'Texas']`, or
   * `{ allBut: ['Nevada'] }`, in the spelling of `states.ts`. The footer lists them. The intake form refuses a zip code
   * of any other state and says where else to find a lawyer; the contact form and Terms name what is not served. A
   * lawyer answers docs/lawyer-questions.md for each.
   *
   * Without Washington and Nevada: their laws on health data forbid selling an inquiry without an authorization that
   * the visitor signs (RCW 19.373.070; Nevada SB 370 of 2023), and the forms do not collect one. The launch check
   * refuses both states.
   */
  statesServed: { allBut: ['Nevada', 'Washington'] },

  /**
   * The states that are lawful to serve although the launch check otherwise refuses them. Each needs a comment, since
   * values come to every visitor's browser, that names the certificate, or the lawyer and what they found:
   * - California: certified lawyer referral services only (Bus. & Prof. Code 6155), such as
   *   `'California', // State Bar certificate 0123, until May 2027`
   * - Maryland: a finding that nothing is sold
   * - Connecticut, Nebraska, Texas: a consent of its own before health details are sold, or a finding that nothing is sold
   */
  clearedStates: [],

  /**
   * The name or number that a phone shows when the company calls, for the confirmation and the questions on the first
   * call. Somebody else may look at that phone, so a neutral one is safer.
   */
  callerId: '(202) 555-0111',

  /** The team that the intake mail addresses (requirements § 4.2). */
  teamName: 'Lawyer Team',

  /**
   * The target of "Exit this site": a fast, neutral, unpersonalized page of another organization (requirements § 8.1),
   * in the language of the page, since another one tells who was reading. Must be https, so that nobody on the network
   * can see where the visitor comes from.
   */
  exit: t({ en: 'https://www.weather.gov/', es: 'https://www.usa.gov/es/' }),

  /** The social icons in the footer, in this order. May be empty. */
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/' },
    { name: 'Instagram', url: 'https://instagram.example.com/' },
    { name: 'X', url: 'https://x.example.com/' },
  ],

  /**
   * The published languages: `['en']`, or `['en', 'es']` when people who speak Spanish answer calls and mails. With
   * English alone, nothing Spanish is built, linked, or offered as the language of the answer.
   */
  languages: ['en', 'es'],

  /** The disclosure in the footer of every page (requirements § 1.3). Let a lawyer review any change. */
  disclosure: t({
    en:
      'Using this site does not create an agreement or an attorney-client relationship with anyone. ' +
      'You decide whether to hire a lawyer, and which one.',
    es:
      'Usar este sitio no crea un contrato ni una relación de abogado y cliente (attorney-client relationship) con nadie. ' +
      'Usted decide si contrata a un abogado, y a cuál.',
  }),
};
