import type { Root } from 'react-dom/client';

const roots: Root[] = [];

/** Registers the React root of an island, for `unmountIslands`. */
export function keepRoot(root: Root): void {
  roots.push(root);
}

/**
 * Unmounts every island, before a script replaces the page's content: after a mail is sent, the confirmation takes the
 * place of the form. Removing the elements alone would leave React's listeners and effects running.
 */
export function unmountIslands(): void {
  for (const root of roots.splice(0)) root.unmount();
}
