import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof elementsOf>[number];

/** Every element of a page in document order, including elements inside `template` and `noscript`. */
export function elementsOf(html: string) {
  const nodes = DomUtils.findAll(() => true, parseDocument(html).children);
  return nodes.map(({ name, attribs, children }) => ({
    tagName: name,
    /** Attribute values by lowercase name, with character references decoded. */
    attributes: attribs,
    /** The element's own text, without that of child elements. */
    text: children.map((child) => (DomUtils.isText(child) ? child.data : '')).join(''),
  }));
}

/** The target of a page's `<meta http-equiv="refresh">`; undefined if the page has none. */
export function redirectTarget(elements: readonly Element[]): string | undefined {
  const refresh = elements.find(
    ({ tagName, attributes }) => tagName === 'meta' && attributes['http-equiv'] === 'refresh',
  );
  return refresh?.attributes['content']?.replace(/^0;url=/, '');
}
