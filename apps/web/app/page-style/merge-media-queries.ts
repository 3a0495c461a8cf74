import { parse, type AtRule } from 'postcss';

/**
 * CSS with one block for each width of the window, at its end, where every component brings its own: the repeated
 * conditions are a hundred bytes of most pages. Narrower limits come first, so that of two that match the wider wins,
 * as components write them.
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

/** In px; negative for an upper limit, the lowest of which comes last. */
function widthOf({ name, params }: AtRule): number | undefined {
  const { limit, px } =
    /^\((?<limit>min|max)-width:\s*(?<px>[\d.]+)px\)$/.exec(params)?.groups ?? {};
  if (name !== 'media' || !px) return undefined;
  return limit === 'min' ? Number(px) : -Number(px);
}
