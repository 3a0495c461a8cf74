import type { ChangingLaw } from './changing-law-row';

/** Time for a person to read the law again and rewrite the articles before the day comes. */
const daysAhead = 120;

/**
 * Returns the statements that hold for 120 days or less, and those that no longer hold, soonest first.
 * @param today As an ISO date.
 */
export function endingLaws(laws: readonly ChangingLaw[], today: string): readonly EndingLaw[] {
  const last = new Date(today);
  last.setUTCDate(last.getUTCDate() + daysAhead);
  return laws
    .filter((law): law is EndingLaw => law.until !== undefined)
    .filter(({ until }) => until <= last.toISOString().slice(0, 10))
    .sort((a, b) => a.until.localeCompare(b.until));
}

type EndingLaw = ChangingLaw & { readonly until: string };
