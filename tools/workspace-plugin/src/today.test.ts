import { today } from './today';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2027, 0, 1, 3) }));
afterEach(() => jest.useRealTimers());

test('the date has two digits for month and day', () => {
  expect(today('UTC')).toBe('2027-01-01');
});

test('uses the local day, not that of UTC', () => {
  expect(today('America/Los_Angeles')).toBe('2026-12-31');
});

test('uses the time zone of the machine by default', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(today()).toBe(today(timeZone));
});
