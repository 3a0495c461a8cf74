import { DomUtils, parseDocument } from 'htmlparser2';

export type Element = ReturnType<typeof DomUtils.findAll>[number];

/** The elements of a page in document order, including those in templates and noscript elements. */
export function elementsOf(html: string): readonly Element[] {
  return DomUtils.findAll(() => true, parseDocument(html).children);
}
