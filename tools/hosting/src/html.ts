import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof elementsOf>[number];

/** Every element of a page in document order, including those in templates and noscript elements. */
export function elementsOf(html: string) {
  const nodes = DomUtils.findAll(() => true, parseDocument(html).children);
  return nodes.map(({ name, attribs, children }) => ({
    tagName: name,
    /** Decoded values by lowercase name. */
    attributes: attribs,
    /** Its own text, without that of child elements. */
    text: children.map((child) => (DomUtils.isText(child) ? child.data : '')).join(''),
  }));
}

/** The address to which a page's `<meta http-equiv="refresh">` leads at once; undefined on a page without one. */
export function redirectTarget(elements: readonly Element[]): string | undefined {
  const refresh = elements.find(
    ({ tagName, attributes }) => tagName === 'meta' && attributes['http-equiv'] === 'refresh',
  );
  return refresh?.attributes['content']?.replace(/^0;url=/, '');
}
