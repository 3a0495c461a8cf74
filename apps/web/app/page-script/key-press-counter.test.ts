import fc from 'fast-check';
import { countKeyPresses } from './key-press-counter';

beforeEach(() => {
  jest.useFakeTimers();
});

/** A counter, with the numbers that it reported. `exit-keys.test.ts` tests what follows a pause. */
function counterWith(needed: number, pause: number) {
  const left: number[] = [];
  const onReset = jest.fn();
  return {
    left,
    onReset,
    ...countKeyPresses(needed, pause, {
      onPress: (count) => left.push(count),
      onExpired: () => undefined,
      onReset,
    }),
  };
}

test('counts only presses without a longer pause between them, for any sequence of pauses', () => {
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
