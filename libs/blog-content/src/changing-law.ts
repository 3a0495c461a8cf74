import { changingLawOnPages } from './changing-law-on-pages';
import { inArticle, type ChangingLaw } from './changing-law-row';
import { oldClaimWindows } from './old-claim-windows';

/**
 * The statements of articles and pages that may change with time. `npm run launch-check` reports those of which the
 * date in `until` has passed, or that nobody has checked for half a year.
 */
export const changingLaw: readonly ChangingLaw[] = [
  ...oldClaimWindows,
  ...changingLawOnPages,
  inArticle('01-product-liability', {
    what: 'Claims over COVID-19 vaccines go to the Countermeasures Injury Compensation Program, as long as the federal declaration lasts',
    until: '2029-12-31',
    checked: '2026-11-24',
    source: 'https://www.govinfo.gov/content/pkg/FR-2024-12-11/html/2024-29108.htm',
    en: 'these claims go to a different federal program',
    es: 'estos reclamos van a otro programa federal',
  }),
  inArticle('01-product-liability', {
    what: 'Unsafe products are reported to the CPSC; a plan to move it into the Department of Health and Human Services needs an act of Congress',
    checked: '2026-11-24',
    source: 'https://www.saferproducts.gov/',
    en: 'Consumer Product Safety Commission (CPSC)',
    es: 'Comisión para la Seguridad de los Productos del Consumidor (CPSC)',
  }),
  inArticle('03-rehabilitation-and-support', {
    what: 'Cases of abuse victims stay confidential (8 USC 1367), but since December 22, 2025 the immigration agency may use what the abuser says in more cases (PA-2025-34)',
    checked: '2026-11-27',
    source: 'https://eiglaw.com/uscis-revises-vawa-eligibility-to-reduce-fraud',
    en: 'Since December 2025, they are allowed to use it in more cases than before',
    es: 'Desde diciembre de 2025, inmigración puede usarlo en más casos que antes',
    elsewhere: { 'libs/domain/src/prose/faq-immigration.ts': 'since December 22, 2025' },
  }),
  inArticle('03-rehabilitation-and-support', {
    what: 'VAWA self-petitions: since December 22, 2025 the immigration agency counts living together only during the marriage or the parent-child relationship (Policy Manual, volume 3, part D, chapter 2)',
    checked: '2026-11-27',
    source: 'https://www.uscis.gov/policy-manual/volume-3-part-d-chapter-2',
    en: "Since December 2025, living together only before the wedding doesn't count",
    es: 'Desde diciembre de 2025, no basta con haber vivido juntos antes de la boda',
    elsewhere: { 'libs/domain/src/prose/faq-immigration.ts': 'during the marriage' },
  }),
  inArticle('03-rehabilitation-and-support', {
    what: 'Days to appeal: 60 in Medicaid plans and 10 to keep the care (42 CFR 438.402 and 438.420), 65 in Medicare Advantage plans since 2025 (42 CFR 422.582), 180 in job plans (29 CFR 2560.503-1)',
    checked: '2026-11-27',
    source: 'https://www.law.cornell.edu/cfr/text/42/438.402',
    en: 'Many job plans give 180 days, Medicaid plans 60, and Medicare Advantage plans 65',
    es: 'Muchos planes del trabajo dan 180 días; los de Medicaid, 60, y los de Medicare Advantage, 65',
  }),
  inArticle('03-rehabilitation-and-support', {
    what: 'Medicaid data go to immigration officers (90 FR 53324; N.D. Cal., order of December 29, 2025: basic facts from January 6, 2026, in the suing states only about people known to be here unlawfully; not limited in other states); later rulings not found',
    checked: '2026-11-27',
    source: 'https://www.federalregister.gov/d/2025-20911',
    en: 'Since January 2026 the government can give immigration officers at least basic facts from Medicaid',
    es: 'Desde enero de 2026, el gobierno puede darle a inmigración al menos datos básicos de Medicaid',
  }),
  inArticle('03-rehabilitation-and-support', {
    what: 'Protected areas, as in article 14: the policy on hospitals and shelters ended in January 2025, 8 USC 1229(e) did not; courts limited arrests at courthouses in 2026',
    checked: '2026-11-27',
    source:
      'https://www.nilc.org/resources/factsheet-trumps-rescission-of-protected-areas-policies-undermines-safety-for-all/',
    en: 'Judges limited arrests at some courthouses in 2026, but that can change',
    es: 'En 2026, unos jueces limitaron los arrestos en algunas cortes, pero eso puede cambiar',
  }),
  inArticle('04-technology-in-injury-law', {
    what: 'Suits over intimate images (15 U.S.C. 6851): the four-year limit of 28 U.S.C. 1658(a) probably applies, so time ran out for the first claims on October 1, 2026',
    checked: '2026-11-24',
    source: 'https://www.law.cornell.edu/uscode/text/15/6851',
    en: 'time ran out for the earliest claims on October 1, 2026',
    es: 'los primeros reclamos vencieron el 1 de octubre de 2026',
  }),
  inArticle('04-technology-in-injury-law', {
    what: 'The DEFIANCE Act passed the Senate in January 2026 and was not law; the bill lapses with the 119th Congress',
    until: '2027-01-03',
    checked: '2026-11-25',
    source: 'https://www.congress.gov/bill/119th-congress/senate-bill/1837',
    en: 'we found no sign that it had become law',
    es: 'no encontramos señales de que ya fuera ley',
  }),
  inArticle('14-personal-injury-law-basics', {
    what: 'Title IX: supportive measures without a formal complaint, under the rule of 2020, in force again since January 2025',
    checked: '2026-11-24',
    source: 'https://www.law.cornell.edu/cfr/text/34/106.44',
    en: "Under today's rules you need no formal complaint for that.",
    es: 'Las reglas de hoy le dan esa ayuda sin una queja formal.',
  }),
  inArticle('14-personal-injury-law-basics', {
    what: 'Protected areas: the directive of January 20, 2025 ended the policy on hospitals and shelters, not 8 USC 1229(e); on June 23, 2026 a federal court set aside rules on arrests at courthouses, and the government appealed',
    checked: '2026-11-27',
    source: 'https://www.ice.gov/about-ice/ero/protected-areas',
    en: "ended in January 2025. Federal law still makes it harder to deport someone because of an abuser's report, or after an arrest at a shelter or a protective order hearing. Judges limited arrests at some courthouses in 2026",
    es: 'En enero de 2025 terminó la política de mantener a inmigración lejos de los hospitales y los refugios. La ley federal todavía hace más difícil deportar a alguien por lo que denunció su agresor, o después de un arresto en un refugio o en una cita por una orden de protección. En 2026, unos jueces limitaron los arrestos en algunos tribunales',
    elsewhere: {
      'libs/domain/src/prose/faq-deportation.ts':
        'Judges limited arrests at some courthouses in 2026',
    },
  }),
  inArticle('13-workplace-injury-rights', {
    what: 'Texas: a promise of silence about sexual abuse is void, an older one unless a court declares it enforceable (Senate Bill 835, Civil Practice and Remedies Code 129C)',
    checked: '2026-11-27',
    source: 'https://capitol.texas.gov/BillLookup/History.aspx?LegSess=89R&Bill=SB835',
    en: 'In Texas, since September 1, 2025, you may speak about sexual abuse or assault',
    es: 'En Texas, desde el 1 de septiembre de 2025, usted puede contar un abuso o una agresión sexual',
  }),
  inArticle('13-workplace-injury-rights', {
    what: 'Missouri: agreements signed after August 28, 2025 cannot silence claims over childhood sexual abuse (Senate Bill 81 of 2025, section 537.046)',
    checked: '2026-11-27',
    source: 'https://revisor.mo.gov/main/OneSection.aspx?section=537.046',
    en: 'who signed after August 28, 2025',
    es: 'firmó después del 28 de agosto de 2025',
  }),
  inArticle('04-technology-in-injury-law', {
    what: 'Sites must take an intimate image down within 48 hours of a valid request, since May 19, 2026 (TAKE IT DOWN Act)',
    checked: '2026-11-24',
    source: 'https://takeitdown.ftc.gov/',
    en: 'They have had this duty since May 19, 2026',
    es: 'Tienen esa obligación desde el 19 de mayo de 2026',
    elsewhere: { 'libs/domain/src/prose/faq-images.ts': '48 hours after a valid request' },
  }),
  inArticle('06-red-flags-when-hiring', {
    what: 'Consent to automated calls can be taken back in any reasonable way, within ten business days (47 CFR 64.1200(a)(10)); from January 31, 2027 one refusal is to end all calls of a caller, unless the FCC changes that (DA 26-12)',
    until: '2027-01-30',
    checked: '2026-11-25',
    source: 'https://www.ecfr.gov/current/title-47/section-64.1200',
    en: 'You can take back that kind of consent in any reasonable way',
    es: 'Usted puede retirar ese permiso de cualquier manera razonable',
    elsewhere: {
      'apps/web/app/pages/terms/terms.copy.ts':
        'You can take your consent back at any time, in any reasonable way',
      'libs/domain/src/prose/consent.ts': 'in any reasonable way, such as replying STOP',
    },
  }),
  inArticle('10-long-term-medical-care', {
    what: 'Federal Medicaid covers fewer groups of immigrants since October 1, 2026 (Public Law 119-21, section 71109)',
    checked: '2026-11-25',
    source: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
    en: 'Federal Medicaid covers fewer groups of immigrants',
    es: 'El Medicaid federal cubre a menos grupos de inmigrantes',
  }),
  inArticle('10-long-term-medical-care', {
    what: 'Medicaid: many adults of the expansion group must show 80 hours a month or an exemption, at the latest from January 1, 2027, with delays for some states (42 U.S.C. 1396a(xx), interim final rule CMS-2454); rewrite it when the rule applies',
    until: '2027-01-01',
    checked: '2026-11-25',
    source: 'https://www.federalregister.gov/d/2026-11094',
    en: 'The work rule: 80 hours a month',
    es: 'La regla de trabajo: 80 horas al mes',
  }),
  inArticle('10-long-term-medical-care', {
    what: 'Medicaid pays bills of three months before an application until the end of 2026, then of one month (expansion group) or two (Public Law 119-21, section 71112)',
    until: '2026-12-31',
    checked: '2026-11-25',
    source: 'https://www.everycrsreport.com/reports/R48633.html',
    en: 'If you have unpaid bills, apply this month',
    es: 'Si tiene cuentas sin pagar, pida Medicaid este mes',
    elsewhere: {
      'libs/blog-content/articles/03-rehabilitation-and-support/article.md':
        'If you have unpaid bills, [apply this month](article:10)',
      'libs/blog-content/articles/03-rehabilitation-and-support/article.es.md':
        'Si tiene cuentas sin pagar, [pídalo este mes](article:10)',
    },
  }),
  inArticle('10-long-term-medical-care', {
    what: 'Medicare ends for immigrants who are not permanent residents, Cuban or Haitian entrants, or citizens of the Freely Associated States, 18 months after July 4, 2025 (42 U.S.C. 1395mmm)',
    until: '2027-01-04',
    checked: '2026-11-25',
    source: 'https://www.law.cornell.edu/uscode/text/42/1395mmm',
    en: 'Medicare ends for many immigrants without a green card',
    es: 'Medicare termina para muchos inmigrantes sin _green card_',
  }),
  inArticle('10-long-term-medical-care', {
    what: 'Medicaid may give immigration officers status, address, phone, birth date, and Medicaid number of people without status (notice of November 25, 2025; California v. HHS, order of December 29, 2025); no later ruling was found',
    checked: '2026-11-27',
    source: 'https://www.federalregister.gov/d/2025-20911',
    en: 'Since January 2026 the government can give immigration officers at least basic facts from Medicaid',
    es: 'Desde enero de 2026, el gobierno puede darle a inmigración al menos datos básicos de Medicaid',
  }),
  inArticle('11-car-accident-case-handling', {
    what: 'Florida: no-fault coverage requires a first visit within 14 days (Statutes 627.736); bills to repeal no-fault come every year, such as Senate Bill 522 of 2026',
    checked: '2026-11-24',
    source: 'https://www.flsenate.gov/Laws/Statutes/2025/627.736',
    en: 'In Florida, no-fault medical coverage requires a first visit within 14 days.',
    es: 'En Florida, esa cobertura médica exige una primera visita al médico dentro de 14 días.',
  }),
  inArticle('11-car-accident-case-handling', {
    what: 'New York: since the budget signed on May 27, 2026, fewer injuries count as serious (Insurance Law 5102(d), without 90 of 180 days), and people mostly to blame get nothing for pain; to find: from which crashes on, and the final text',
    checked: '2026-11-27',
    source: 'https://www.nysenate.gov/legislation/laws/ISC/5102',
    en: 'New York raised that level in 2026, and lowered what people can get if they were mostly to blame.',
    es: 'Nueva York subió ese nivel en 2026, y bajó lo que puede recibir quien tuvo la mayor parte de la culpa.',
  }),
  inArticle('11-car-accident-case-handling', {
    what: 'California: rideshare companies insure against drivers without insurance for $60,000 a person (Senate Bill 371 of 2025)',
    checked: '2026-11-24',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260SB371',
    en: 'it fell in 2026 to $60,000 per person',
    es: 'bajó en 2026 a $60,000 por persona',
  }),
  inArticle('10-long-term-medical-care', {
    what: 'ABLE accounts: the disability began before age 46, since January 2026 (26 U.S.C. 529A)',
    checked: '2026-11-26',
    source: 'https://www.law.cornell.edu/uscode/text/26/529A',
    en: 'whose disability began before age 46',
    es: 'cuya discapacidad empezó antes de los 46 años',
  }),
];
