import type { SiteFacts } from '../site-facts-schema';

/**
 * Every version of the consent, with the SHA-256 of its text including the names of company and firm. A mail names the
 * version that its sender saw, so the line of a version that was published must stay. Each language has its own
 * versions. When the text changes, `consent.test.ts` prints the line to add.
 */
export const consentVersions: Readonly<Record<string, string>> = {
  '2026-11-20': '4a619f79b8521c841a3a836d35b989ee6bd96dd2de37b1b6d37ffff1718741bf',
  '2026-11-21': '16e14e133916f8f349a48fe2817ac58190b243a1ca5c7108a8a87708e1f3316d',
  '2026-11-22': '45119984d869c2794ec5dde19677e3feed414a46fd1e60aae35c28eab7a3c19d',
  '2026-11-22-es': '265fd0584199fcc083e408768cadef1fd9d6b2290b4b2b02b1476b30b861fe8d',
  '2026-11-25': 'd35997d43b475601b8740304206f7eda6212596e5e875042d9cc3939f36b3c53',
  '2026-11-25-es': '71d5173a0faf574c55fec58d4af0cd8588ff50573dc1a4edca95377e88a5d097',
  '2026-11-26': 'fce780221aaf740299d5b322d9cc37feaeeb52c408dc0f734cf51df8ce85291a',
  '2026-11-26-es': '0d3f1522020e6f99b560d5ebb34dadd35b32c7d0f99eb2c9d2fba850a0afa307',
};

type Names = Pick<SiteFacts, 'company'> & { readonly firm: string };

/** The names that `site.ts` has before an operator changes them. */
const examples: Names = { company: 'Example Referral Company', firm: 'Example Law Firm' };

/**
 * The names in the text of each version that has an operator's own names, by the date in the version. A version that is
 * not listed has the names of `examples`. When an operator's names replace the examples in `site.ts`, the consent gets
 * a new version, and this table gets a row such as
 * `'2026-12-01': { company: 'Harbor Referral LLC', firm: 'Reed & Hall LLP' },`
 */
const published: Readonly<Record<string, Names>> = {};

/**
 * The names of company and firm for which a version of the consent was written. `npm run launch-check` compares them
 * with `site.ts`, so that nobody publishes changed names under an old version.
 */
export function consentNames(version: string): Names {
  return published[dateOf(version)] ?? examples;
}

/** The date in a version, which is the same in every language: `2026-12-01` of `2026-12-01-es`. */
export function dateOf(version: string): string {
  return version.slice(0, '2026-12-01'.length);
}
