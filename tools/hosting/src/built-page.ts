import { createHash } from 'node:crypto';
import { elementsOf, redirectTarget, type Element } from './html';

/** The path of a page, and the parts of its HTML that determine its headers and redirects. */
export type BuiltPage = ReturnType<typeof readPage>;

/**
 * Reads a page of the build.
 * @param inlineScripts The code of all inline scripts that the content security policy allows.
 * @throws Error that names the page when it contains an inline script, `style` attribute, or event handler attribute
 * that the policy would block.
 */
export function readPage(path: string, html: string, inlineScripts: readonly string[]) {
  const elements = elementsOf(html);
  for (const element of elements) refuse(path, element, inlineScripts);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const actions = named('form').flatMap(({ attributes }) => attributes['action'] ?? []);
  return {
    path,
    /** SHA-256 of each style element, in Base64; empty for a page that only redirects. */
    styleHashes: named('style').map(({ text }) => policyHash(text)),
    /** Other origins to which the page's forms post, such as the mail service. */
    postTo: unique(
      actions.flatMap((action) => (URL.canParse(action) ? new URL(action).origin : [])),
    ),
    /** The address to which the page redirects by its meta element; undefined for a page that visitors see. */
    redirectTo: redirectTarget(elements),
  };
}

/** SHA-256 in Base64, as a content security policy has it. */
export function policyHash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

export function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/** `type` values of script elements that hold data and are not run by browsers. */
const dataTypes: readonly string[] = ['application/ld+json', 'text/plain'];

function refuse(path: string, element: Element, inlineScripts: readonly string[]): void {
  const { tagName, attributes, text } = element;
  const runs = tagName === 'script' && !dataTypes.includes(attributes['type'] ?? '');
  const isBad = (name: string) => name === 'style' || name.startsWith('on');
  const attribute = Object.keys(attributes).find(isBad);
  const isScript = runs && text.trim() && !inlineScripts.includes(text);
  if (!attribute && !isScript) return;
  const what = attribute ? `the attribute ${attribute}=""` : 'an inline script';
  const named = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  throw new Error(
    `${path} has ${what}, which its Content-Security-Policy blocks (decision 10). Move it to a file or to a ` +
      `styled component: <${[tagName, ...named].join(' ').slice(0, 200)}>`,
  );
}
