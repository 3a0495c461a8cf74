import { parse, type DefaultTreeAdapterMap } from 'parse5';

/** An opening tag, with the names of its attributes in lower case. */
export type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** The elements of a page that a browser with scripts would act on, in their order. */
export function tagsOf(html: string): readonly Tag[] {
  return tagsIn(parse(html)).filter(({ name }) => !['html', 'head', 'body'].includes(name));
}

/** The content of a template is no child of it, and the parser reads that of a noscript element as text. */
function tagsIn(parent: DefaultTreeAdapterMap['parentNode']): readonly Tag[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node
      ? [
          {
            name: node.tagName,
            attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
          },
          ...tagsIn(node),
        ]
      : [],
  );
}
