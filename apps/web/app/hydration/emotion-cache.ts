import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * A fresh style cache, for one page at build or for all islands of a page in the browser. Without Emotion's prefixes
 * for old browsers, which would be a quarter of every page's style: `leanCss` adds those that are needed.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'i', stylisPlugins: [] });
