import { Parser } from 'htmlparser2';

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
  return read(html).elements;
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
  const { elements, headEnd } = read(html);
  if (headEnd === undefined) throw new Error(`There is no </head> in: ${html.slice(0, 200)}`);
  return html.slice(0, headEnd) + markupFor(elements) + html.slice(headEnd);
}

function read(html: string): { elements: readonly Element[]; headEnd: number | undefined } {
  const elements: (Element & { text: string })[] = [];
  const open: (Element & { text: string })[] = [];
  let headEnd: number | undefined;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const element = { tagName, attributes, text: '' };
      elements.push(element);
      open.push(element);
    },
    ontext(text) {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    onclosetag(tagName, isImplied) {
      open.pop();
      if (tagName === 'head' && !isImplied) headEnd ??= parser.startIndex;
    },
  });
  parser.end(html);
  return { elements, headEnd };
}
