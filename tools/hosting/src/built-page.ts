import { createHash } from 'node:crypto';
import { elementsOf, redirectTarget, type Element } from './html';

/** The parts of a page's HTML that determine its headers. */
export type BuiltPage = ReturnType<typeof readPage>;

/**
 * Reads a page of the build.
 * @param inlineScripts The code of the only inline scripts that the policy allows.
 * @throws Error that names the page when the content security policy would block part of it.
 */
export function readPage(path: string, html: string, inlineScripts: readonly string[]) {
  const elements = elementsOf(html);
  for (const element of elements) refuse(path, element, inlineScripts);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const actions = named('form').flatMap(({ attributes }) => attributes['action'] ?? []);
  return {
    path,
    /** SHA-256 of its style elements, in Base64; empty for a redirect. */
    styleHashes: named('style').map(({ text }) => policyHash(text)),
    /** Origins that its forms post to. The site's own addresses have none. */
    postTo: unique(
      actions.flatMap((action) => (URL.canParse(action) ? new URL(action).origin : [])),
    ),
    /** The target, if the page is only a redirect. */
    redirectTo: redirectTarget(elements),
  };
}

/** SHA-256 in Base64, as in a content security policy. */
export function policyHash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

export function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/** Types of a script element that browsers do not run. */
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
