import { elementsOf } from '@lawyers/hosting';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Attribute = { readonly element: string; readonly name: string; readonly value: string };

/** Every attribute of an HTML text, as a browser or a mail program reads it. */
export function attributesOf(html: string): readonly Attribute[] {
  return elementsOf(html).flatMap(({ tagName: element, attributes }) =>
    Object.entries(attributes).map(([name, value]) => ({ element, name, value })),
  );
}

/**
 * Where in an HTML text a template's variable would be more than text: in an attribute (an address, a style, a
 * handler), in the name of an element, in a style sheet or script, or in a comment.
 */
export function unsafePlaces(html: string): readonly string[] {
  const elements = elementsOf(html);
  const code = elements.filter(({ tagName }) => tagName === 'style' || tagName === 'script');
  // Doctypes and processing instructions: browsers read the latter as comments.
  const directives = DomUtils.filter(
    ({ type }) => type === ElementType.Comment || type === ElementType.Directive,
    parseDocument(html),
  );
  return [
    ...directives
      .filter((node) => 'data' in node && holdsVariable(`${node.data}`))
      .map(() => 'a comment'),
    ...elements
      .filter(({ tagName }) => holdsVariable(tagName))
      .map(({ tagName }) => `the element name ${tagName}`),
    ...attributesOf(html)
      .filter(({ name, value }) => holdsVariable(name) || holdsVariable(value))
      .map(({ element, name }) => `${name} of <${element}>`),
    ...code.filter(({ text }) => holdsVariable(text)).map(({ tagName }) => `<${tagName}>`),
  ];
}

function holdsVariable(text: string): boolean {
  return text.includes('{{');
}
