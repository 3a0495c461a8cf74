import createEmotionServer from '@emotion/server/create-instance';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import { createIslandCache, createPageCache } from './emotion-cache';

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
 * the names of their elements' classes; all other names are made short, and the whole is minified, since styles are
 * the largest part of most pages.
 */
function withStyle(html: string, chunks: readonly StyleChunk[]): string {
  const css = minified(chunks.map((chunk) => chunk.css).join(''));
  const styled = html.replace('</head>', () => `<style>${css}</style></head>`);
  const names = chunks.filter(({ key }) => key === 'm').flatMap(({ ids }) => ids);
  return withShortNames(styled, names);
}

/** Class names of Emotion are hashes, which hardly compress; those of MUI say what nothing here asks. */
function withShortNames(html: string, names: readonly string[]): string {
  const short = new Map(names.map((name, index) => [`m-${name}`, `_${index.toString(36)}`]));
  return html.replace(/\bMui\w+-\w+ /g, '').replace(/\bm-\w+/g, (name) => short.get(name) ?? name);
}

// Written for the browsers that the scripts are built for (vite.config.ts): what some of them lack has its fallback.
const prefixesOnly = {
  targets: browserslistToTargets(['safari 14', 'chrome 87', 'firefox 78']),
  exclude:
    Features.Selectors |
    Features.MediaQueries |
    Features.Colors |
    Features.ClampFunction |
    Features.FontFamilySystemUi |
    Features.LogicalProperties |
    Features.LightDark,
};

function minified(css: string): string {
  const code = new TextEncoder().encode(css);
  const result = transform({ filename: 'page.css', code, minify: true, ...prefixesOnly });
  return new TextDecoder().decode(result.code);
}
