import { changingLaw } from '@lawyers/blog-content/changing-law';
import { emergency, helpLines } from '@lawyers/domain';
import type { Finding, Launch } from './launch';

/** What is true today, but may not be in a year. */
export type DatedFact = {
  readonly what: string;
  /** The last day on which it is true, as an ISO date; undefined if no day is set. */
  readonly until?: string;
  /** The day on which a person last checked it. */
  readonly checked: string;
  /** Where it stands. */
  readonly files: readonly string[];
};

/** All of them: the launch check and `npm run dates` read no other list. */
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
];

/** In days. */
const checkHolds = 183;

/** The facts that have lapsed or soon will, the first of them first. */
export function lapses(facts: readonly DatedFact[], today: string) {
  const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day);
  return facts
    .flatMap((fact) => {
      const { until = '9999-12-31', checked } = fact;
      const stale = daysAfter(checked, checkHolds);
      // Early enough for a person to read the law again and rewrite texts.
      const due = [
        { day: until, why: `ends on ${until}`, ahead: 120 },
        { day: stale, why: `was last checked on ${checked}`, ahead: 30 },
      ].filter(({ day, ahead }) => day <= daysAfter(today, ahead));
      const [first] = due.sort(byDay);
      return first ? [{ ...fact, ...first, hasLapsed: first.day < today }] : [];
    })
    .sort(byDay);
}

/** Reports statements of law and help lines that ended, or that nobody has checked for half a year. */
export function* checkDates({ today, datedFacts: facts }: Launch): Iterable<Finding> {
  for (const { what, why, files, hasLapsed } of lapses(facts, today)) {
    const fix = `Check it, correct the text and the date, and build again: ${files.join(', ')}.`;
    if (hasLapsed) yield ['dates', `${what}: ${why}`, fix];
  }
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Today where the team is, as an ISO date: the Swedish locale has that format. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
