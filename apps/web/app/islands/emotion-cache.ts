import createCache, { type EmotionCache } from '@emotion/cache';

const key = 'i';

/** What the class names of Emotion begin with. */
export const emotionPrefix = `${key}-`;

/**
 * A new Emotion cache: for one page in the build, or for all islands of a page in the browser. It adds no vendor
 * prefixes, which would be a quarter of every page's CSS: `page-style.server.ts` adds the few that our browsers need.
 */
export const createStyleCache = (): EmotionCache => createCache({ key, stylisPlugins: [] });
