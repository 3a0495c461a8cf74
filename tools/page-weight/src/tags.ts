import { openingTags } from '@lawyers/hosting';

/** An opening tag, with the names of its attributes in lower case. */
export type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/**
 * The opening tags of a page that a browser with scripts would act on, in their order. What stands in comments,
 * scripts, styles and templates is no tag, and neither is what only browsers without scripts read.
 */
export function tagsOf(html: string): readonly Tag[] {
  const markup = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<noscript\b[\s\S]*?<\/noscript>/gi, '')
    .replace(/(<(script|style|template)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  return openingTags(markup).map(({ name, attributes }) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(attributes),
  }));
}

const attribute =
  /(?<name>[^\s=>/]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]+)))?/g;

function attributesOf(text: string): Tag['attributes'] {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(({ groups }) => {
      const { name, double, single, bare } = groups ?? {};
      return [`${name}`.toLowerCase(), decoded(double ?? single ?? bare ?? '')];
    }),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
