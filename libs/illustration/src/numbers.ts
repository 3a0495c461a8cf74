/** Rounds to one decimal, which is finer than a pixel at every exported size. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
