import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the static HTML and in the first render of a hydration, then true. Always true in a client render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
