import type { SiteFacts } from './site-facts';
import { states } from './states';

/**
 * The facts of the site that are not build-time settings: an operator changes them here, and nowhere else. A build
 * checks them when it starts and names the key that is wrong (`site-facts.ts`). What reads "Example" or points to
 * example.com is a placeholder: the site works with it, and `npm run launch-check` refuses it.
 *
 * The phone number, the mailboxes and the address of the site differ from one installation to another, so they are
 * settings (`.env.example`).
 */
export const site: SiteFacts = {
  /** The label in the header, in page titles and in the contact mail: a generic word for lawyers. */
  brand: 'Lawyers',

  /**
   * Who runs the site, by its legal name: in the copyright line, in the contact mail, for search engines, and as the
   * caller whom a visitor may agree to. If it changes, `consent.ts` needs a new version.
   */
  company: 'Example Referral Company',

  /** The year of the copyright line. */
  copyrightYear: 2024,

  /**
   * The promise: within how many hours somebody answers. Every page takes it from here. The e-mail templates say it
   * in their own words, and `npm run launch-check` compares.
   */
  responseHours: 24,

  /**
   * Who answers for this attorney advertising, in the footer of every page: the name and the full street address. The
   * consent to calls names it too: if the name changes, `consent.ts` needs a new version.
   */
  responsibleFirm: { name: 'Example Law Firm', address: '100 Example Street, Springfield' },

  /**
   * The states in which the operator may refer visitors and lawyers may answer them: `all`, or a list such as
   * `['Ohio', 'Texas']`. The footer names them. Which of them need a certificate or a registration is the first
   * question for a lawyer (`npm run launch-check` prints the list).
   *
   * Not Washington and Nevada: their laws on health data forbid a paid transfer of what an inquiry says without an
   * authorization that the visitor signs (RCW 19.373.070; Nevada SB 370 of 2023), and the forms collect none. The
   * launch check refuses both states, and Terms and the words beside the forms say that they are not served.
   */
  statesServed: states.filter((state) => state !== 'Washington' && state !== 'Nevada'),

  /** Whom the mail of the intake form greets (requirements § 4.2). */
  teamName: 'Lawyer Team',

  /**
   * Where "Exit this site" leads: a page that is quick, neutral, not personalized, and run by somebody else. Https,
   * so that nobody on the way sees where the visitor comes from.
   */
  exit: 'https://www.weather.gov/',

  /** The icons in the footer, in this order: Facebook, Instagram, X. May be empty. */
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/' },
    { name: 'Instagram', url: 'https://instagram.example.com/' },
    { name: 'X', url: 'https://x.example.com/' },
  ],

  /** The last words of every page: no agreement comes about, and the visitor decides. Have a lawyer read a change. */
  disclosure:
    'Using this site does not create an agreement or an attorney-client relationship with anyone. ' +
    'You decide whether to hire a lawyer, and which one.',
};
