/** A phone number that an answer or an article prints, and that is not of one of the help lines. */
type OtherPhone = {
  readonly name: string;
  readonly phone: string;
  /** The day on which a person last compared the number with a source, as an ISO date. */
  readonly checked: string;
};

/**
 * All such numbers. `npm run dates` says when somebody must check one again. Answers take their numbers from here.
 * Articles cannot, so a test compares theirs with this list.
 */
export const otherPhones = {
  ciam: { name: 'Mexico (CIAM)', phone: '520-623-7874', checked: '2026-11-27' },
  siamigh: { name: 'Honduras (SIAMIGH@)', phone: '470-751-9077', checked: '2026-11-27' },
  elSalvador: {
    name: 'Consulates of El Salvador',
    phone: '888-301-1130',
    checked: '2026-11-27',
  },
  // Sources: ftc.gov, "FTC Reaches Out to Spanish-Speaking Consumers" (2002), also on Spanish; legalclarity.org,
  // "Federal Trade Commission Phone Number and Complaint Process"
  ftc: { name: 'FTC', phone: '877-382-4357', checked: '2026-11-28' },
  // Source: dol.gov/general/migrantworker/wages
  wageAndHour: { name: 'Wage and Hour Division', phone: '866-487-9243', checked: '2026-11-27' },
  // Source: sapr.mil/dod-safe-helpline
  safeHelpline: { name: 'DoD Safe Helpline', phone: '877-995-5247', checked: '2026-11-27' },
  // Source: usaging.org/eldercareloc, also for its hours
  eldercare: { name: 'Eldercare Locator', phone: '800-677-1116', checked: '2026-11-27' },
  // The numbers below are in articles only. The date is that of the article's last review.
  poisonHelp: { name: 'Poison Help', phone: '800-222-1222', checked: '2026-11-24' },
  osha: { name: 'OSHA', phone: '800-321-6742', checked: '2026-11-25' },
  medWatch: { name: 'MedWatch of the FDA', phone: '800-332-1088', checked: '2026-11-24' },
  medicare: { name: 'Medicare', phone: '800-633-4227', checked: '2026-11-24' },
  cpsc: { name: 'CPSC', phone: '800-638-2772', checked: '2026-11-24' },
  eeoc: { name: 'EEOC', phone: '800-669-4000', checked: '2026-11-25' },
  vaers: { name: 'VAERS', phone: '800-822-7967', checked: '2026-11-24' },
  ncmec: { name: 'NCMEC', phone: '800-843-5678', checked: '2026-11-25' },
  nhtsa: { name: 'NHTSA', phone: '888-327-4236', checked: '2026-11-24' },
  usda: { name: 'USDA', phone: '888-674-6854', checked: '2026-11-24' },
} as const satisfies Readonly<Record<string, OtherPhone>>;
