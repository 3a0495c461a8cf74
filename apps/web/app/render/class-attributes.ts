import { Parser } from 'htmlparser2';
import { transformStyleAttribute } from 'lightningcss';

export type ClassAttribute = {
  readonly names: readonly string[];
  /** Whether the element is in an island, whose hydration needs these names. */
  readonly inIsland: boolean;
  /** The attribute's range in the HTML. */
  readonly start: number;
  readonly end: number;
};

/** Every class attribute of a page, in order. */
export function classesOf(html: string): readonly ClassAttribute[] {
  return elementsOf(html).flatMap(({ attributes, inIsland, classAt }) =>
    classAt ? [{ names: `${attributes['class']}`.split(/\s+/), inIsland, ...classAt }] : [],
  );
}

/** Rewrites the class attributes; removes one that has no names left. */
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
  const values = elementsOf(html).flatMap(({ attributes }) => Object.values(attributes));
  for (const value of values.filter((one) => one.includes('var('))) {
    transformStyleAttribute({
      filename: 'attribute',
      code: new TextEncoder().encode(`fill:${value}`),
      visitor: { Variable: ({ name }) => void found.add(name.ident) },
    });
  }
  return found;
}

type Element = {
  readonly attributes: Readonly<Record<string, string>>;
  readonly inIsland: boolean;
  readonly classAt: { readonly start: number; readonly end: number } | undefined;
};

/** Every element, including those in templates and noscript elements. */
function elementsOf(html: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  let classAt: Element['classAt'];
  const parser = new Parser({
    onopentagname() {
      classAt = undefined;
    },
    onattribute(name) {
      if (name === 'class') classAt ??= { start: parser.startIndex, end: parser.endIndex };
    },
    onopentag(_name, attributes) {
      const inIsland = open.at(-1)?.inIsland === true || 'data-island' in attributes;
      const element = { attributes, inIsland, classAt };
      elements.push(element);
      open.push(element);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return elements;
}
