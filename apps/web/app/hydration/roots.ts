import type { Root } from 'react-dom/client';

const roots: Root[] = [];

/** Registers the React root of an island, for `unmountIslands`. */
export function keepRoot(root: Root): void {
  roots.push(root);
}

/** Unmounts every island, before the page's content is replaced. */
export function unmountIslands(): void {
  for (const root of roots.splice(0)) root.unmount();
}
