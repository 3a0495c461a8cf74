import { seededRandom } from '@lawyers/illustration';

/** Numbers in [0, 1), the same for the same seed on every machine. */
export type Random = () => number;

/** A generator of its own for every submission, so that one can be played again without the others. */
export function submissionRandom(seed: number, index: number): Random {
  return seededRandom(seed ^ Math.imul(index + 1, 0x9e3779b1));
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}
