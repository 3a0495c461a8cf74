import { inArticle, type ChangingLaw } from './changing-law-row';

/** Laws that let people sue over abuse until a date although the normal time limit has run out. */
export const oldClaimWindows: readonly ChangingLaw[] = [
  inArticle('14-personal-injury-law-basics', {
    what: 'California: adults may sue over sexual assault since 2009 whose limit had run out (AB 2777, Code of Civil Procedure 340.16)',
    until: '2026-12-31',
    checked: '2026-11-25',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202120220AB2777',
    en: '**California, sexual assault at 18 or older since January 1, 2009:** until December 31, 2026',
    es: '**California, si usted tenía 18 años o más y la agresión sexual fue el 1 de enero de 2009 o después:** hasta el 31 de diciembre de 2026',
  }),
  inArticle('14-personal-injury-law-basics', {
    what: 'The same window, in the first lines of the article (AB 2777)',
    until: '2026-12-31',
    checked: '2026-11-25',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202120220AB2777',
    en: 'In California, one deadline for old claims is December 31, 2026',
    es: 'En California, un plazo especial vence el 31 de diciembre de 2026',
  }),
  inArticle('14-personal-injury-law-basics', {
    what: 'California: adults may sue over sexual assault in any year, whoever did it or a private organization that covered up (AB 250). Without a cover-up, a revived claim against an organization ends with the window of AB 2777',
    until: '2027-12-31',
    checked: '2026-11-27',
    source: 'https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB250',
    en: '**California, sexual assault at 18 or older in any year:** until December 31, 2027',
    es: '**California, agresión sexual a los 18 años o más, en cualquier año:** hasta el 31 de diciembre de 2027',
  }),
  inArticle('14-personal-injury-law-basics', {
    what: 'Louisiana: expired claims over sexual abuse of a child may be filed (Revised Statutes 9:2800.9, extended by Senate Bill 246 of 2024; its Supreme Court upheld the first window on June 12, 2024)',
    until: '2027-06-14',
    checked: '2026-11-27',
    source: 'https://legis.la.gov/legis/BillInfo.aspx?s=24RS&b=SB246',
    en: '**Louisiana, sexual abuse as a child:** until June 14, 2027',
    es: '**Luisiana, abuso sexual en la niñez:** hasta el 14 de junio de 2027',
  }),
  inArticle('14-personal-injury-law-basics', {
    what: 'Rhode Island: expired claims over sexual abuse of a child may be filed from July 1, 2026 (General Laws 9-1-51, Senate Bill 2616 of 2026); sources differ on claims against the person who did it',
    until: '2028-06-30',
    checked: '2026-11-27',
    source: 'https://webserver.rilegislature.gov/Statutes/TITLE9/9-1/9-1-51.htm',
    en: '**Rhode Island, sexual abuse as a child:** until June 30, 2028, at least against institutions',
    es: '**Rhode Island, abuso sexual en la niñez:** hasta el 30 de junio de 2028, al menos contra instituciones',
  }),
  inArticle('14-personal-injury-law-basics', {
    what: 'New York City: window for gender-motivated violence before January 9, 2022, at any age and against whoever enabled it (Introduction 1297-A, enacted January 29, 2026, 18 months); sources differ between March and July 2027',
    until: '2027-02-28',
    checked: '2026-11-25',
    source: 'https://intro.nyc/1297-2025',
    en: 'file before March 2027. The window may run to about July, but sources differ.',
    es: 'demande antes de marzo de 2027. Quizá el plazo llegue hasta julio, pero las fuentes no coinciden.',
  }),
];
