import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from '../islands/emotion-cache';
import { classesOf, replaceClasses, variablesOf } from './class-attributes';
import { islandStates, islandVariables } from './island-style';
import { pruneCss } from './prune-css';

export type PageStyleOptions = {
  /** Keeps all class names in islands, so that React's development build reports no mismatch. */
  readonly allIslandNames?: boolean;
};

/** The style cache to render one page with; `addTo` then adds the collected CSS to the page's head. */
export function createPageStyle({ allIslandNames = false }: PageStyleOptions = {}) {
  const cache = createStyleCache();
  // Must exist before rendering: it makes the cache collect rules.
  const server = createEmotionServer(cache);
  const addTo = (html: string) =>
    withStyle(html, server.extractCriticalToChunks(html).styles, allIslandNames);
  return { cache, addTo };
}

type StyleChunk = { readonly ids: readonly string[]; readonly css: string };

/**
 * Adds all rules as one style element, so that the page's Content-Security-Policy needs one hash (decision 0010). CSS is
 * the largest part of most pages, so rules that match no element are removed. Class names outside islands are
 * shortened, since Emotion's hashes compress badly; islands find their rules by name. MUI's own class names are removed
 * unless a rule needs them: React's production build does not compare class names while hydrating (decision 0015).
 */
function withStyle(html: string, chunks: readonly StyleChunk[], allIslandNames: boolean): string {
  const attributes = classesOf(html);
  const onPage = new Set(attributes.flatMap(({ names }) => names));
  const inIslands = new Set(
    attributes.filter(({ inIsland }) => inIsland).flatMap(({ names }) => names),
  );
  const short = new Map(
    chunks
      .flatMap(({ ids }) => ids.map((id) => `i-${id}`))
      .filter((name) => !inIslands.has(name))
      .map((name, index) => [name, `_${index.toString(36)}`]),
  );
  const { css, classes } = pruneCss(chunks.map((chunk) => chunk.css).join(''), {
    rename: (name) => short.get(name) ?? name,
    canMatch: (names) =>
      names.every(
        (name) =>
          !name.startsWith('Mui') ||
          onPage.has(name) ||
          (islandStates.has(name) && names.some((other) => inIslands.has(other))),
      ),
    keep: new Set([...variablesOf(html), ...(inIslands.size > 0 ? islandVariables : [])]),
  });
  const isNeeded = (name: string) =>
    !name.startsWith('Mui') || classes.has(name) || (allIslandNames && inIslands.has(name));
  const shortened = replaceClasses(html, attributes, (names) =>
    names.map((name) => short.get(name) ?? name).filter(isNeeded),
  );
  return shortened.replace('</head>', () => `<style>${css}</style></head>`);
}
