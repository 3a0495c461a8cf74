import { seededRandom } from './random';

/** Returns one-dimensional value noise between -1 and 1, with one random value per integer. */
export function valueNoise(seed: number): (x: number) => number {
  const valueAt = (index: number) =>
    seededRandom(Math.imul(index, 374761393) ^ Math.imul(seed, 668265263))() * 2 - 1;
  return (x) => {
    const whole = Math.floor(x);
    const part = x - whole;
    const ease = part * part * (3 - 2 * part);
    const from = valueAt(whole);
    return from + (valueAt(whole + 1) - from) * ease;
  };
}
