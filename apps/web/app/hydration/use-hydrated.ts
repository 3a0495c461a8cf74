import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false in the static HTML and in the first render of a hydration, and true afterward. In a client render, it
 * returns true from the beginning. Without it, an island could not show what only the browser knows, such as the issue
 * in the address. And a form could not leave validation to the browser until it is hydrated and to React afterward.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
