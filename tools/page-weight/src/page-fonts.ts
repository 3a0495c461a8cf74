import type { Tag } from './tags';

export type PageFonts = {
  readonly preloaded: readonly string[];
  /** Every font that the page's style could ask for. */
  readonly all: readonly string[];
};

export function pageFonts(tags: readonly Tag[], css: string): PageFonts {
  const preloaded = tags
    .filter(({ attributes }) => attributes['rel'] === 'preload' && attributes['as'] === 'font')
    .map(({ attributes }) => `${attributes['href']}`);
  const named = [...css.matchAll(/@font-face\s*{[^}]*?\burl\(["']?([^"')]+)["']?\)/g)];
  return {
    preloaded,
    all: [...new Set([...preloaded, ...named.map(([, address]) => `${address}`)])].toSorted(),
  };
}
