import type { ChangingLaw } from './changing-law-row';
import { endingLaws } from './ending-laws';

const law = { what: 'A window for old claims', checked: '2026-01-31', source: '', places: {} };

function named(...days: readonly (string | undefined)[]): readonly ChangingLaw[] {
  return days.map((until) => ({ ...law, until }));
}

function endingOn(today: string, laws: readonly ChangingLaw[]): readonly string[] {
  return endingLaws(laws, today).map(({ until }) => until);
}

test('names a statement from 120 days before its last day', () => {
  expect(endingOn('2026-09-01', named('2026-12-31'))).toEqual([]);
  expect(endingOn('2026-09-02', named('2026-12-31'))).toEqual(['2026-12-31']);
});

test('names what ended, and the soonest first', () => {
  expect(endingOn('2027-01-10', named('2027-01-31', '2026-12-31'))).toEqual([
    '2026-12-31',
    '2027-01-31',
  ]);
});

test('does not name a statement without a last day', () => {
  expect(endingOn('2026-09-02', named(undefined))).toEqual([]);
});
