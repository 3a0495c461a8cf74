import { parse, type AtRule } from 'postcss';

/**
 * Merges width media queries with the same condition into one block at the end of the CSS. Each component has its own
 * blocks; the repeated conditions cost about a hundred bytes on most pages. `max-width` blocks come first, widest
 * first, then `min-width` blocks, narrowest first, so that the closer limit wins, as components expect.
 */
export function mergeMediaQueries(css: string): string {
  const root = parse(css);
  const blocks = new Map<string, AtRule>();
  root.each((node) => {
    if (node.type !== 'atrule' || widthOf(node) === undefined) return;
    const block = blocks.get(node.params);
    if (block) block.append(node.nodes ?? []);
    else blocks.set(node.params, node.clone());
  });
  root.each((node) => {
    if (node.type === 'atrule' && widthOf(node) !== undefined) node.remove();
  });
  const sorted = [...blocks.values()].sort((a, b) => (widthOf(a) ?? 0) - (widthOf(b) ?? 0));
  root.append(sorted);
  return root.toString();
}

/** The size of 1 em in a media query, in px, unless the visitor has chosen another text size. */
const em = 16;

/** In px; negative for `max-width`. Sorting puts the widest `max-width` first. */
function widthOf({ name, params }: AtRule): number | undefined {
  const { limit, value, unit } =
    /^\((?<limit>min|max)-width:\s*(?<value>[\d.]+)(?<unit>px|em)\)$/.exec(params)?.groups ?? {};
  if (name !== 'media' || !value) return undefined;
  const px = Number(value) * (unit === 'em' ? em : 1);
  return limit === 'min' ? px : -px;
}
