import createCache, { type EmotionCache } from '@emotion/cache';

/** A fresh style cache: one for each rendered page, one for the browser. The key is the prefix of class names. */
export function createEmotionCache(): EmotionCache {
  return createCache({ key: 'm' });
}
