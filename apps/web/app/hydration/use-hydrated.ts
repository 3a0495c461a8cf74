import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false in the static HTML and in the first render of a hydration, and true afterward. In a client render, it
 * returns true from the beginning. An island needs it to show what only the browser knows, such as the issue in the
 * query of the page's URL, without a hydration mismatch. A form needs it to turn off the browser's validation once
 * React validates.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
