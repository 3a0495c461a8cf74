import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, useContext, type ReactNode } from 'react';
import { IslandTheme } from '@lawyers/ui';

const key = 'i';

/** What the class names of Emotion begin with. */
const emotionPrefix = `${key}-`;

/**
 * A new Emotion cache: for one page in the build, or for all islands of a page in the browser. It adds no vendor
 * prefixes, which would be a quarter of every page's CSS: `page-style.server.ts` adds the few that our browsers need.
 */
export const createStyleCache = (): EmotionCache => createCache({ key, stylisPlugins: [] });

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
