import fc from 'fast-check';
import { countPresses } from './press-counter';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A counter, with what it said after each press. */
function counterWith(needed: number, pause: number) {
  const left: number[] = [];
  const lapsed = jest.fn();
  return { left, lapsed, ...countPresses(needed, pause, (count) => left.push(count), lapsed) };
}

test('every press says how many are left', () => {
  const { press, left } = counterWith(3, 5000);

  press();
  press();
  press();

  expect(left).toEqual([2, 1, 0]);
});

test('after the last press it begins again', () => {
  const { press, left } = counterWith(2, 1000);

  for (let index = 0; index < 5; index += 1) press();

  expect(left).toEqual([1, 0, 1, 0, 1]);
});

test('too long a pause is told once; a press in time, a reset and the last press are not followed by one', () => {
  const { press, reset, lapsed } = counterWith(2, 1000);
  press();
  press();
  press();
  reset();
  jest.advanceTimersByTime(5000);
  expect(lapsed).not.toHaveBeenCalled();

  press();
  jest.advanceTimersByTime(5000);

  expect(lapsed).toHaveBeenCalledTimes(1);
});

test('a reset forgets the presses before it', () => {
  const { press, reset, left } = counterWith(3, 5000);
  press();
  press();

  reset();
  press();

  expect(left).toEqual([2, 1, 2]);
});

test('whatever the rhythm, only presses without a longer pause between them count', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 1999 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), gaps, (needed, pauses) => {
      const { press, left } = counterWith(needed, 1000);
      let count = 0;
      const expected: number[] = [];
      for (const gap of [0, ...pauses]) {
        jest.advanceTimersByTime(gap);
        press();
        count = (gap < 1000 && count < needed ? count : 0) + 1;
        expected.push(needed - count);
      }

      expect(left).toEqual(expected);
    }),
  );
});
