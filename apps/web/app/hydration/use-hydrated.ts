import { useSyncExternalStore } from 'react';

const nothing = () => () => undefined;

/** False in the static HTML and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
