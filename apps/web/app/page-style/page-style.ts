import createEmotionServer from '@emotion/server/create-instance';
import { createIslandCache, createPageCache } from '../emotion-cache';
import { classesOf, replaceClasses, variablesOf } from './class-attributes';
import { islandStates, islandVariables } from './island-style';
import { leanCss } from './lean-css';

/** The style caches to render one page with; `addTo` then puts what they gathered into the page's head. */
export function createPageStyle() {
  const page = createPageCache();
  const islands = createIslandCache();
  // Before rendering: it tells the caches to gather.
  const pageStyles = createEmotionServer(page);
  const islandStyles = createEmotionServer(islands);
  const addTo = (html: string) =>
    withStyle(html, [
      ...pageStyles.extractCriticalToChunks(html).styles,
      ...islandStyles.extractCriticalToChunks(html).styles,
    ]);
  return { page, islands, addTo };
}

type StyleChunk = { readonly key: string; readonly ids: readonly string[]; readonly css: string };

/**
 * All rules as one style element, so that the page's policy needs one hash (decision 0010). Islands find theirs by
 * the names of their elements' classes; all other names are made short, since those of Emotion are hashes, which
 * hardly compress, and rules are left out that nothing on the page can meet: styles are the largest part of most pages.
 */
function withStyle(html: string, chunks: readonly StyleChunk[]): string {
  const attributes = classesOf(html);
  const onPage = new Set(attributes.flatMap(({ names }) => names));
  const hasIslands = attributes.some(({ inIsland }) => inIsland);
  const ids = chunks.filter(({ key }) => key === 'm').flatMap(({ ids }) => ids);
  const short = new Map(ids.map((id, index) => [`m-${id}`, `_${index.toString(36)}`]));
  const { css, classes } = leanCss(chunks.map((chunk) => chunk.css).join(''), {
    rename: (name) => short.get(name) ?? name,
    canMatch: (names) =>
      names.every(
        (name) =>
          !name.startsWith('Mui') ||
          onPage.has(name) ||
          (islandStates.has(name) && names.some((other) => other.startsWith('i-'))),
      ),
    keep: new Set([...variablesOf(html), ...(hasIslands ? islandVariables : [])]),
  });
  const shortened = replaceClasses(html, attributes, (names) =>
    names
      .map((name) => short.get(name) ?? name)
      .filter((name) => !name.startsWith('Mui') || classes.has(name)),
  );
  return shortened.replace('</head>', () => `<style>${css}</style></head>`);
}
