import { today } from './today';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2027, 0, 1, 3) }));
afterEach(() => jest.useRealTimers());

test('the date has two digits for month and day', () => {
  expect(today('UTC')).toBe('2027-01-01');
});

test('it is the day of the writer, not the day in Greenwich', () => {
  expect(today('America/Los_Angeles')).toBe('2026-12-31');
});

test('without a time zone it is the one of the machine', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(today()).toBe(today(timeZone));
});
