import { createContext, useContext } from 'react';
import type { pageScripts } from '../page-scripts';

/** The addresses of modules, for the HTML of pages. */
export type BrowserModules = {
  /** The address of a script in `app`. */
  readonly ofFile: (file: (typeof pageScripts)[number] | 'hydration/hydrate-page.ts') => string;
  /**
   * The addresses of all modules that are needed to hydrate the island with this name. Empty during development, since
   * they are known only once they have been bundled.
   */
  readonly ofIsland: (name: string) => readonly string[];
};

/** `entry.server.tsx` provides the real addresses. The default is for tests. */
export const BrowserModulesContext = createContext<BrowserModules>({
  ofFile: (file) => file,
  ofIsland: () => [],
});

export const useBrowserModules = (): BrowserModules => useContext(BrowserModulesContext);
