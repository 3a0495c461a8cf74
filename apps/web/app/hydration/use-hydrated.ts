import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false in the static HTML and in the first render of a hydration, and true afterward. In a client render, it
 * returns true from the beginning.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
