import { CacheProvider } from '@emotion/react';
import { IslandTheme } from '@lawyers/ui';
import { createContext, useContext, type ReactNode } from 'react';
import { createStyleCache } from './emotion-cache';

const browserCache = createStyleCache();

/** The islands' style cache: at build that of the page, in the browser one for all. */
export const IslandCache = createContext(browserCache);

/** What every island has around it, in the static page as in the browser. */
export function IslandProviders({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={useContext(IslandCache)}>
      <IslandTheme>{children}</IslandTheme>
    </CacheProvider>
  );
}

/** Tells the style cache what the page has rules for: every class of an island that stands there. */
export function claimRules(page: Document): void {
  const prefix = `${browserCache.key}-`;
  for (const { classList } of page.querySelectorAll(`[class*="${prefix}"]`)) {
    for (const name of classList) {
      if (name.startsWith(prefix)) browserCache.inserted[name.slice(prefix.length)] = true;
    }
  }
}
