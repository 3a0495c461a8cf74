import type { Finding, Launch } from './launch';

const monthsUntilStale = 6;

/** Reports statements of law and help lines that ended, or that nobody has checked for six months. */
export function checkDates({ today, changing }: Launch): readonly Finding[] {
  return changing.flatMap(({ what, until, checked, files }) => {
    const ended = until !== undefined && until < today;
    if (!ended && monthsAfter(checked, monthsUntilStale) >= today) return [];
    return [
      {
        item: 'dates',
        problem: `${what}: ${ended ? `ended on ${until}` : `last checked on ${checked}`}`,
        fix: `Check it, correct the text and the date, and build again: ${files.join(', ')}.`,
      },
    ];
  });
}

function monthsAfter(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
