import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Attribute = { readonly element: string; readonly name: string; readonly value: string };

/** Every attribute of an HTML text, as a browser or a mail program reads it. */
export function attributesOf(html: string): readonly Attribute[] {
  return elementsOf(html).flatMap(({ name: element, attribs }) =>
    Object.entries(attribs).map(([name, value]) => ({ element, name, value })),
  );
}

/**
 * Where in an HTML text a template's variable would be more than text: in an attribute (an address, a style, a
 * handler), in the name of an element, in a style sheet or script, or in a comment.
 */
export function unsafePlaces(html: string): readonly string[] {
  const code = elementsOf(html).filter(({ name }) => name === 'style' || name === 'script');
  // Doctypes and processing instructions: browsers read the latter as comments.
  const directives = DomUtils.filter(
    ({ type }) => type === ElementType.Comment || type === ElementType.Directive,
    parseDocument(html),
  );
  return [
    ...directives
      .filter((node) => 'data' in node && holdsVariable(`${node.data}`))
      .map(() => 'a comment'),
    ...elementsOf(html)
      .filter(({ name }) => holdsVariable(name))
      .map(({ name }) => `the element name ${name}`),
    ...attributesOf(html)
      .filter(({ name, value }) => holdsVariable(name) || holdsVariable(value))
      .map(({ element, name }) => `${name} of <${element}>`),
    ...code
      .filter((one) => holdsVariable(DomUtils.textContent(one)))
      .map(({ name }) => `<${name}>`),
  ];
}

function elementsOf(html: string) {
  return DomUtils.findAll(() => true, parseDocument(html).children);
}

function holdsVariable(text: string): boolean {
  return text.includes('{{');
}
