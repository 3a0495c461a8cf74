import { CacheProvider } from '@emotion/react';
import { createContext, useContext, type ReactNode } from 'react';
import { IslandTheme } from '@lawyers/ui';
import { createStyleCache, emotionPrefix } from './emotion-cache';

const browserCache = createStyleCache();

/** The islands' style cache: in the build the page's cache, in the browser one cache for all islands. */
export const IslandCache = createContext(browserCache);

/** The providers of every island. The build and the browser use the same ones, so that the markup matches. */
export function IslandProviders({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={useContext(IslandCache)}>
      <IslandTheme>{children}</IslandTheme>
    </CacheProvider>
  );
}

/** Registers the CSS rules that the page already has, so that Emotion does not insert them again. */
export function markRulesAsInserted(page: Document): void {
  for (const { classList } of page.querySelectorAll(`[class*="${emotionPrefix}"]`)) {
    for (const name of classList) {
      if (name.startsWith(emotionPrefix))
        browserCache.inserted[name.slice(emotionPrefix.length)] = true;
    }
  }
}
