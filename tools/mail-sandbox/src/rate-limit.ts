/** One request a second and address, as the service allows. */
const interval = 1000;

export type RateLimit = { allows(address: string): boolean };

/** @param now a clock in milliseconds that never runs backwards */
export function createRateLimit(now: () => number = () => performance.now()): RateLimit {
  const last = new Map<string, number>();
  return {
    allows(address) {
      const previous = last.get(address);
      if (previous !== undefined && now() - previous < interval) return false;
      last.set(address, now());
      return true;
    },
  };
}
