import type { Root } from 'react-dom/client';

const roots: Root[] = [];

/** Remembers an island's root, so that it can be let go of. */
export function keepRoot(root: Root): void {
  roots.push(root);
}

/** Lets go of every island, before the content of the page is replaced. */
export function unmountIslands(): void {
  for (const root of roots.splice(0)) root.unmount();
}
