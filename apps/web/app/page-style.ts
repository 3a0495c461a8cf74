/** Emotion's rules of one kind: those of the whole page have a key that ends in `-global`. */
export type StyleChunk = {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
};

/**
 * A page's one style element, so that its policy needs one hash (decision 0010). Emotion would make two: it finds its
 * global rules again by their element's name. That name is kept as `data-global` for `claimGlobalStyle`.
 */
export function pageStyle(key: string, chunks: readonly StyleChunk[]): string {
  const global = chunks.filter((chunk) => chunk.key !== key);
  const ids = chunks.filter((chunk) => chunk.key === key).flatMap((chunk) => chunk.ids);
  const names = global.map((chunk) => [chunk.key, ...chunk.ids].join(' ')).join();
  const css = chunks.map((chunk) => chunk.css).join('');
  return `<style data-emotion="${[key, ...ids].join(' ')}" data-global="${names}">${css}</style>`;
}

/**
 * Before hydration: gives Emotion an element with the name that it looks for, or it would insert the global rules,
 * which the page has already, a second time.
 */
export function claimGlobalStyle(page: Document): void {
  const style = page.querySelector<HTMLStyleElement>('style[data-global]');
  if (!style) return;
  const claim = page.createElement('style');
  claim.dataset['emotion'] = style.dataset['global'];
  style.before(claim);
}
