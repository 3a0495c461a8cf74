import { chosenSource, type Screen } from './chosen-source';
import type { Tag } from './tags';

export type PagePictures = {
  readonly atOnce: readonly string[];
  /** Those that come only when they are near the window. */
  readonly lazy: readonly string[];
};

/** The pictures that a browser with such a screen asks for, the page's icon among them. */
export function pagePictures(tags: readonly Tag[], screen: Screen): PagePictures {
  const atOnce = new Set<string>();
  const lazy = new Set<string>();
  let sources: Tag[] = [];
  for (const tag of tags) {
    const { name, attributes } = tag;
    if (name === 'picture') sources = [];
    if (name === 'source') sources.push(tag);
    if (name === 'link' && attributes['rel'] === 'icon') atOnce.add(`${attributes['href']}`);
    if (name !== 'img') continue;
    const address = chosenSource([...sources, tag], screen);
    if (address) (attributes['loading'] === 'lazy' ? lazy : atOnce).add(address);
    sources = [];
  }
  return { atOnce: [...atOnce], lazy: [...lazy].filter((address) => !atOnce.has(address)) };
}
