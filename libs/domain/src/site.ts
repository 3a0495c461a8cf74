/**
 * The facts of the site that are not build-time settings. Placeholders (example.com, "Example") are obvious on
 * purpose: an operator replaces them here, and nowhere else.
 */
export const site = {
  brand: 'Lawyers',
  company: 'Example Referral Company',
  copyrightYear: 2024,
  /** The promise of the contact form (specification, section 9), in hours. */
  responseHours: 24,
  responsibleFirm: { name: 'Example Law Firm', address: '100 Example Street, Springfield' },
  /** The specification's fixed text for the recipient team in the intake mail. */
  teamName: 'Lawyer Team',
  exit: 'https://www.weather.gov/',
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/' },
    { name: 'Instagram', url: 'https://instagram.example.com/' },
    { name: 'X', url: 'https://x.example.com/' },
  ],
  disclosure:
    'Using this site does not create an agreement or an attorney-client relationship with anyone. ' +
    'You decide whether to hire a lawyer, and which one.',
} as const;
