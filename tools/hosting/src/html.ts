import { parse, type DefaultTreeAdapterMap } from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];

/** Every element of a page in document order, including those in templates and noscript elements. */
export function elementsOf(html: string): readonly Element[] {
  // With scripting on, the parser would read what is in a noscript element as text.
  return elementsIn(parse(html, { scriptingEnabled: false }));
}

/** @returns undefined when the element has no such attribute. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text directly inside an element, such as the code of a script. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/**
 * Adds markup at the end of a page's head; every other character stays as it is.
 * @throws Error when the page has no head that ends.
 */
export function addToHead(html: string, markupFor: (elements: readonly Element[]) => string) {
  const elements = elementsIn(
    parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }),
  );
  const head = elements.find(({ tagName }) => tagName === 'head');
  const end = head?.sourceCodeLocation?.endTag?.startOffset;
  if (end === undefined) throw new Error(`There is no </head> in: ${html.slice(0, 200)}`);
  return html.slice(0, end) + markupFor(elements) + html.slice(end);
}

function elementsIn(parent: DefaultTreeAdapterMap['parentNode']): readonly Element[] {
  const elements: Element[] = [];
  collect(parent, elements);
  return elements;
}

function collect(parent: DefaultTreeAdapterMap['parentNode'], elements: Element[]): void {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    elements.push(node);
    collect('content' in node ? node.content : node, elements);
  }
}
