import { seededRandom } from '@lawyers/illustration';

/** Returns numbers in [0, 1), the same on every machine for the same seed. */
export type Random = () => number;

/** A separate generator per inquiry, so that one can be repeated alone. */
export function inquiryRandom(seed: number, index: number): Random {
  return seededRandom(seed ^ Math.imul(index + 1, 0x9e3779b1));
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** An integer from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
