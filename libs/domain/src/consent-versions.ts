/**
 * Every version of the consent, with the SHA-256 of its text, the name of the company in it. A mail says which version
 * its sender saw, so a version that was ever live keeps its line. `consent.test.ts` says which line a new one needs.
 */
export const consentVersions: Readonly<Record<string, string>> = {
  '2026-11-20': '0a8d6945225859186bc4e5279d91b96fc9fcbd68d085650ebbdfa5ebaa1bbecc',
};
