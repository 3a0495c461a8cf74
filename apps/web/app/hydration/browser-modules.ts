import { createContext, useContext } from 'react';

/** The addresses of modules, which a page's HTML tells the browser. */
export type BrowserModules = {
  /** Of a source file in `app`, such as `entry.client.ts`. */
  readonly ofFile: (file: string) => string;
  /** Of all that hydrate the island of this name; none during development. */
  readonly ofIsland: (name: string) => readonly string[];
};

/** `entry.server.tsx` provides them. */
export const BrowserModulesContext = createContext<BrowserModules>({
  ofFile: (file) => file,
  ofIsland: () => [],
});

export const useBrowserModules = (): BrowserModules => useContext(BrowserModulesContext);
