import { t } from './language';
import type { SiteFacts } from './site-facts-schema';

/**
 * The facts of the site, for an operator to change. Every build validates them (`site-facts-schema.ts`). Values with
 * "Example", example.com, or a phone number from 555-0100 to 555-0199 are placeholders: the site works with them, but
 * `npm run launch-check`, which an operator runs before publishing the site, refuses them.
 *
 * The phone number, the mailboxes, and the address of the site differ between installations of the same site, so they
 * are settings (`.env.example`).
 */
export const site: SiteFacts = {
  /**
   * The brand, such as in the header, page titles, the mail of the contact form, and share pictures, which messengers
   * and social networks show for a link. At most 16 characters, so that it fits into the header of a phone, where it is
   * shown smaller if a word has more than seven letters. After a change, draw the share pictures again: `npm run
   * pictures -- --only open-graph`.
   */
  brand: 'Lawyers',

  /**
   * The legal name of the company that runs the site, for example for the copyright line, Terms, the mail of the
   * contact form, structured data, and the consent to calls. If it changes, `prose/consent.ts` needs a new version,
   * because mails cite the version as evidence of the text that the visitor agreed to.
   */
  company: 'Example Referral Company',

  /** The full street address of the company itself, for the footer. */
  companyAddress: '200 Example Street, Springfield',

  /** The year of the copyright line. */
  copyrightYear: 2024,

  /**
   * The promised response time in hours, which pages state (requirements § 1.3). The mail templates repeat it, and `npm
   * run launch-check` compares them.
   */
  responseHours: 24,

  /**
   * The law firm responsible for the advertising, with its full street address, for the footer (requirements § 2.5).
   * The consent to calls names it, too: if the name changes, `prose/consent.ts` needs a new version, as for `company`.
   */
  responsibleFirm: { name: 'Example Law Firm', address: '100 Example Street, Springfield' },

  /**
   * The states and territories whose residents the operator may refer: `'all'`, a list such as `['Ohio', 'Texas']`, or
   * `{ allBut: ['Nevada'] }`, spelled as in `states.ts`. The footer lists them. Unless all are served, the contact
   * form, the intake form, and Terms name those that are served or those that are not, whichever are fewer. The intake
   * form also refuses a zip code of a state that is not served, and says where else to find a lawyer. A lawyer must
   * answer docs/lawyer-questions.md for each state.
   *
   * Washington and Nevada are left out: their laws on health data forbid selling an inquiry without an authorization
   * that the visitor signs (RCW 19.373.070; Nevada SB 370 of 2023), and the forms do not collect one. The launch check
   * refuses both states.
   */
  statesServed: { allBut: ['Nevada', 'Washington'] },

  /**
   * States that the launch check normally refuses, but that are lawful for this operator. Each needs a comment with the
   * evidence: the number of the certificate, or the lawyer and what the lawyer has found. Put it into a comment only,
   * because values of this file are sent to every visitor's browser. A state may be in this list under a condition:
   *
   * - California: the State Bar has certified the operator as a lawyer referral service (Bus. & Prof. Code 6155), such
   *   as `'California', // State Bar certificate 0123, until May 2027`
   * - Maryland: a lawyer has found that inquiries are not sold
   * - Connecticut, Nebraska, Texas: a lawyer has found that inquiries are not sold, or that the operator asks for a
   *   separate consent before health details are sold. The forms of this site do not ask for one.
   */
  clearedStates: [],

  /**
   * The name or number that the visitor's phone shows when the company calls. The confirmation page tells it, and so
   * does the answer to “What is the first call like?”. Choose a neutral one, because somebody else may look at that
   * phone.
   */
  callerId: '(202) 555-0111',

  /** The name of the team that the intake mail addresses (requirements § 4.2). */
  teamName: 'Lawyer Team',

  /**
   * The address that "Exit this site" opens: a fast, neutral page of another organization that is the same for
   * everybody (requirements § 8.1). It must be in the language of the page, since a page in another language would
   * stand out to somebody who looks at the screen. It must be https, so that nobody on the network can read the request
   * or replace the page.
   */
  exit: t({ en: 'https://www.weather.gov/', es: 'https://www.usa.gov/es/' }),

  /** The social networks in the footer, in this order. The list may be empty. */
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/' },
    { name: 'Instagram', url: 'https://instagram.example.com/' },
    { name: 'X', url: 'https://x.example.com/' },
  ],

  /**
   * The published languages: `['en']`, or `['en', 'es']` if people who speak Spanish answer calls and mails. With
   * English alone, nothing Spanish is built or linked, and the forms do not offer an answer in Spanish.
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
