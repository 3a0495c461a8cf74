import { transformStyleAttribute } from 'lightningcss';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export type ClassAttribute = {
  readonly names: readonly string[];
  /** Whether an island will look for these names when it is hydrated. */
  readonly inIsland: boolean;
  /** Where the attribute stands in the HTML. */
  readonly start: number;
  readonly end: number;
};

/** Every class attribute of a page, in order. */
export function classesOf(html: string): readonly ClassAttribute[] {
  const found: ClassAttribute[] = [];
  visit(elementsOf(html), false, (element, inIsland) => {
    const names = element.attrs.find(({ name }) => name === 'class')?.value.split(/\s+/);
    const place = element.sourceCodeLocation?.attrs?.['class'];
    if (!names || !place) return;
    found.push({ names, inIsland, start: place.startOffset, end: place.endOffset });
  });
  return found;
}

/** Rewrites the class attributes; one without names goes. */
export function replaceClasses(
  html: string,
  attributes: readonly ClassAttribute[],
  replace: (names: readonly string[]) => readonly string[],
): string {
  let result = '';
  let copied = 0;
  for (const { names, start, end } of attributes) {
    const kept = replace(names);
    result += html.slice(copied, start) + (kept.length > 0 ? `class="${kept.join(' ')}"` : '');
    copied = end;
  }
  return result + html.slice(copied);
}

/** The CSS variables that attributes of a page read, such as the `fill` of a picture. */
export function variablesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  visit(elementsOf(html), false, ({ attrs }) => {
    for (const { value } of attrs.filter(({ value }) => value.includes('var('))) {
      transformStyleAttribute({
        filename: 'attribute',
        code: new TextEncoder().encode(`fill:${value}`),
        visitor: { Variable: ({ name }) => void found.add(name.ident) },
      });
    }
  });
  return found;
}

// Without scripting, so that what stands in `noscript` is elements too.
const elementsOf = (html: string) =>
  parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });

function visit(
  node: DefaultTreeAdapterTypes.Node,
  inIsland: boolean,
  look: (element: Element, inIsland: boolean) => void,
): void {
  const inside = inIsland || isIsland(node);
  if (defaultTreeAdapter.isElementNode(node)) look(node, inside);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, inside, look);
}

function isIsland(node: DefaultTreeAdapterTypes.Node): boolean {
  return (
    defaultTreeAdapter.isElementNode(node) && node.attrs.some(({ name }) => name === 'data-island')
  );
}
