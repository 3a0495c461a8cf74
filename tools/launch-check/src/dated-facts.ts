import { articles } from '@lawyers/blog-content';
import { changingLaw } from '@lawyers/blog-content/changing-law';
import { emergency, helpLines, languages, otherPhones } from '@lawyers/domain';
import type { Finding, LaunchInputs } from './launch-inputs';

/** A statement on the site, or an article, that is true today but may change, such as a law or a help line. */
export type DatedFact = {
  readonly what: string;
  /** The last day on which it is true, as an ISO date. Undefined if no end is known. */
  readonly until?: string;
  /** The day on which a person last checked it, as an ISO date. */
  readonly checked: string;
  /** The files that contain it. */
  readonly files: readonly string[];
};

/**
 * All statements and articles of the site that may become untrue. The launch check and `npm run dates` read only this
 * list.
 */
export const datedFacts: readonly DatedFact[] = [
  ...changingLaw.map(({ places, ...law }) => ({
    ...law,
    files: [...Object.keys(places), 'its row in libs/blog-content/src'],
  })),
  ...[emergency, ...helpLines].map(({ name, checked }) => ({
    what: name,
    checked,
    files: ['libs/domain/src/prose/help-lines.ts'],
  })),
  ...Object.values(otherPhones).map(({ name, phone, checked }) => ({
    what: `The number of ${name}, ${phone}`,
    checked,
    files: ['libs/domain/src/prose/other-phones.ts'],
  })),
  ...articles().map(({ title, folder, reviewed }) => ({
    what: `The article "${title}"`,
    // The date on which a person last verified every statement of the article. It covers those without a row above.
    checked: reviewed,
    files: Object.values(languages).map(
      ({ articleFile }) => `libs/blog-content/articles/${folder}/${articleFile}`,
    ),
  })),
];

/** For how many days after a check nobody needs to check a statement again: half a year. */
const checkHolds = 183;

/**
 * The facts that have lapsed, which means that they ended or that their last check is too old, or that will lapse soon.
 * Sorted by date.
 * @param today An ISO date.
 */
export function lapses(facts: readonly DatedFact[], today: string) {
  const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day);
  return facts
    .flatMap((fact) => {
      const { until = '9999-12-31', checked } = fact;
      const stale = daysAfter(checked, checkHolds);
      // A law needs 120 days' notice, so that a person can read it again and rewrite texts. A check needs 30.
      const due = [
        { day: until, why: `ends on ${until}`, ahead: 120 },
        { day: stale, why: `was last checked on ${checked}`, ahead: 30 },
      ].filter(({ day, ahead }) => day <= daysAfter(today, ahead));
      const [first] = due.sort(byDay);
      return first ? [{ ...fact, ...first, hasLapsed: first.day < today }] : [];
    })
    .sort(byDay);
}

/**
 * What `npm run dates` prints about facts that have lapsed or will lapse soon. It fails if one has lapsed.
 * @param today An ISO date.
 */
export function datesReport(facts: readonly DatedFact[], today: string) {
  const found = lapses(facts, today);
  return {
    warnings: found.map(({ what, why, files, hasLapsed }) => {
      const state = hasLapsed ? '✗ Lapsed' : 'Soon';
      return `${state}: ${what}: ${why}.\n  Rewrite: ${files.join(', ')}\n`;
    }),
    exitCode: found.some(({ hasLapsed }) => hasLapsed) ? 1 : 0,
  };
}

/** Reports facts that ended, or that nobody has checked for half a year. */
export function* checkDates({ today, datedFacts: facts }: LaunchInputs): Iterable<Finding> {
  for (const { what, why, files, hasLapsed } of lapses(facts, today)) {
    const fix = `Check it, correct the text and the date, and build again: ${files.join(', ')}.`;
    if (hasLapsed) yield ['dates', `${what}: ${why}`, fix];
  }
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Today's date in the time zone of this machine, as an ISO date. The Swedish locale formats dates so. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
