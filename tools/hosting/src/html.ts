import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of a page. */
export type Element = {
  readonly tagName: string;
  /** Decoded values by lowercase name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of child elements. */
  readonly text: string;
};

/** Every element of a page in document order, including those in templates and noscript elements. */
export function elementsOf(html: string): readonly Element[] {
  return nodesOf(html).map(toElement);
}

/** The address to which a page's `<meta http-equiv="refresh">` leads at once; undefined on a page without one. */
export function redirectTarget(elements: readonly Element[]): string | undefined {
  const refresh = elements.find(
    ({ tagName, attributes }) => tagName === 'meta' && attributes['http-equiv'] === 'refresh',
  );
  return refresh?.attributes['content']?.replace(/^0;url=/, '');
}

/**
 * Inserts markup before `</head>` and changes nothing else.
 * @throws Error when the page has no `</head>`.
 */
export function addToHead(
  html: string,
  markupFor: (elements: readonly Element[]) => string,
): string {
  const nodes = nodesOf(html);
  const end = nodes.find(({ name }) => name === 'head')?.endIndex ?? -1;
  const before = html.slice(0, end - endTag.length + 1);
  if (!html.startsWith(endTag, before.length)) {
    throw new Error(`There is no </head> in: ${html.slice(0, 200)}`);
  }
  return before + markupFor(nodes.map(toElement)) + html.slice(before.length);
}

const endTag = '</head>';

type Node = ReturnType<typeof nodesOf>[number];

function nodesOf(html: string) {
  return DomUtils.findAll(() => true, parseDocument(html, { withEndIndices: true }).children);
}

function toElement({ name, attribs, children }: Node): Element {
  return {
    tagName: name,
    attributes: attribs,
    text: children.map((child) => (DomUtils.isText(child) ? child.data : '')).join(''),
  };
}
