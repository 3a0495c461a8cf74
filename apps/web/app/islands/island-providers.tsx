import { CacheProvider } from '@emotion/react';
import { createContext, useContext, type ReactNode } from 'react';
import { createIslandCache } from '../emotion-cache';

/** The islands' style cache: at build one for each page, in the browser one for all. */
export const IslandCache = createContext(createIslandCache());

/** What every island has around it, in the static page as in the browser. */
export function IslandProviders({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={useContext(IslandCache)}>{children}</CacheProvider>;
}
