import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

export type Attribute = { readonly element: string; readonly name: string; readonly value: string };

/** Every attribute of an HTML text, as a browser or a mail program reads it. */
export function attributesOf(html: string): readonly Attribute[] {
  return nodesOf(parse(html)).flatMap((node) =>
    'attrs' in node ? node.attrs.map((attribute) => ({ element: node.tagName, ...attribute })) : [],
  );
}

/**
 * Where in an HTML text a template's variable would be more than text: in an attribute (an address, a style, a
 * handler), in the name of an element, in a style sheet or script, or in a comment.
 */
export function unsafePlaces(html: string): readonly string[] {
  return nodesOf(parse(html)).flatMap((node) => {
    if (node.nodeName === '#comment')
      return holdsVariable((node as Comment).data) ? ['a comment'] : [];
    if (!('tagName' in node)) return [];
    const { tagName, attrs, childNodes } = node;
    const code = tagName === 'style' || tagName === 'script' ? childNodes : [];
    return [
      ...(holdsVariable(tagName) ? [`the element name ${tagName}`] : []),
      ...attrs
        .filter(({ name, value }) => holdsVariable(name) || holdsVariable(value))
        .map(({ name }) => `${name} of <${tagName}>`),
      ...(code.some((child) => 'value' in child && holdsVariable(child.value))
        ? [`<${tagName}>`]
        : []),
    ];
  });
}

type Comment = DefaultTreeAdapterTypes.CommentNode;

function nodesOf(node: Node): readonly Node[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const content = 'content' in node ? [node.content] : [];
  return [node, ...[...children, ...content].flatMap(nodesOf)];
}

function holdsVariable(text: string): boolean {
  return text.includes('{{');
}
