import type { ChangingLaw } from './changing-law-row';

/**
 * Laws and web addresses that may change, and the files of libs/domain that state them. Statements of articles are in
 * `changing-law.ts` and `old-claim-windows.ts`.
 */
export const changingLawOnPages: readonly ChangingLaw[] = [
  {
    what: 'California: the window of AB 2777, as in article 14',
    until: '2026-12-31',
    checked: '2026-11-25',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202120220AB2777',
    places: { 'libs/domain/src/prose/faq-years-ago.ts': 'closes on December 31, 2026' },
  },
  {
    what: 'A denied immigration petition, VAWA and U and T visas included, can lead to immigration court (USCIS memorandum PM-602-0187 of February 28, 2025)',
    checked: '2026-11-27',
    source: 'https://laurenjolaw.com/immigration-alerts/uscis-policy-memo-on-the-issuances-of-ntas',
    places: {
      'libs/domain/src/prose/faq-immigration.ts': 'you may be sent to immigration court',
    },
  },
  {
    what: 'Medicaid data may go to immigration officials (90 FR 53324; California v. HHS, ruling of December 29, 2025, from January 6, 2026); whether an appeal changed that was not found',
    checked: '2026-11-27',
    source:
      'https://lawandcrime.com/high-profile/policies-are-totally-unclear-judge-berates-trump-admin-over-its-sharing-of-medicaid-data-with-ice-but-allows-certain-information-to-be-given/',
    places: { 'libs/domain/src/prose/faq-deportation.ts': 'Since January 2026, a court lets' },
  },
  {
    what: 'Hospitals and shelters are no longer protected areas for immigration arrests, but 8 USC 1229(e) still holds; on courthouses, see the row of article 14 (DHS, January 20 and 21, 2025)',
    checked: '2026-11-27',
    source:
      'https://www.nilc.org/resources/factsheet-trumps-rescission-of-protected-areas-policies-undermines-safety-for-all/',
    places: { 'libs/domain/src/prose/faq-deportation.ts': 'ended in January 2025' },
  },
  {
    what: 'The IRS may share addresses with immigration officials; courts disagree (Centro de Trabajadores Unidos v. Bessent, February 24, 2026)',
    checked: '2026-11-27',
    source:
      'https://www.everycrsreport.com/files/2026-03-26_LSB11413_c6c88117b6f4b9352bbd8132dcbab5b1a9490165.html',
    places: { 'libs/domain/src/prose/faq-work.ts': 'what the IRS may share' },
  },
  {
    what: 'WomensLaw has a page on each state and territory but American Samoa',
    checked: '2026-11-27',
    source: 'https://www.womenslaw.org/laws/dc',
    places: { 'libs/domain/src/state-law.ts': "'Northern Mariana Islands': 'nmi'" },
  },
];
