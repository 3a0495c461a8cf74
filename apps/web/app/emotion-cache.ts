import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Fresh style caches. Islands have one of their own, since the browser must find their rules again by name; those of
 * the static page are named anew by `pageStyle`. Without Emotion's prefixes for old browsers, which would be a
 * quarter of every page's style: `pageStyle` adds those that are needed.
 */
export const createPageCache = (): EmotionCache => createCache({ key: 'm', stylisPlugins: [] });

export const createIslandCache = (): EmotionCache => createCache({ key: 'i', stylisPlugins: [] });
