import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { elementsOf } from '@lawyers/hosting';

export type Attribute = { readonly element: string; readonly name: string; readonly value: string };

/** All attributes in HTML. */
export function attributesOf(html: string): readonly Attribute[] {
  return elementsOf(html).flatMap(({ tagName: element, attributes }) =>
    Object.entries(attributes).map(([name, value]) => ({ element, name, value })),
  );
}

/**
 * Where a template variable would be more than text: in an attribute, an element name, a style sheet, a script, or a
 * comment.
 */
export function unsafeLocations(html: string): readonly string[] {
  const elements = elementsOf(html);
  const code = elements.filter(({ tagName }) => tagName === 'style' || tagName === 'script');
  // Browsers parse processing instructions as comments.
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
