import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, useContext, type ReactNode } from 'react';
import { IslandTheme } from '@lawyers/ui';

const key = 'i';

/** The prefix of Emotion's class names. */
export const emotionPrefix = `${key}-`;

/**
 * Creates an Emotion cache: in the build for one page, in the browser for all islands of a page. It adds no vendor
 * prefixes, which would be a quarter of every page's CSS; `page-style.server.ts` adds the few that the supported
 * browsers need.
 */
export const createStyleCache = (): EmotionCache => createCache({ key, stylisPlugins: [] });

const browserCache = createStyleCache();

/** The style cache of islands: in the build that of the page, in the browser one for all islands. */
export const IslandCache = createContext(browserCache);

/** The providers around every island. The build and the browser use the same ones, so that their markup matches. */
export function IslandProviders({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={useContext(IslandCache)}>
      <IslandTheme>{children}</IslandTheme>
    </CacheProvider>
  );
}

/**
 * Tells Emotion which CSS rules the page already contains. Otherwise it would insert all of them again, and hydration
 * would keep an old phone busy for longer.
 */
export function markRulesAsInserted(page: Document): void {
  for (const { classList } of page.querySelectorAll(`[class*="${emotionPrefix}"]`)) {
    for (const name of classList) {
      if (name.startsWith(emotionPrefix))
        browserCache.inserted[name.slice(emotionPrefix.length)] = true;
    }
  }
}
