import { createHash } from 'node:crypto';
import { attributeOf, elementsOf, textOf, type Element } from './html';

/** What a page's HTML says about the headers that it needs. */
export type BuiltPage = {
  readonly path: string;
  /** The SHA-256 of its style element, in Base64; none for a page that only redirects. */
  readonly styleHashes: readonly string[];
  /** The other origins that its forms are posted to. */
  readonly postTo: readonly string[];
  /** Where it leads at once, if it is there only for that. */
  readonly redirectTo: string | undefined;
};

/**
 * Reads a page of the build.
 * @throws Error that names the page when it holds something that the policy would block.
 */
export function readPage(path: string, html: string): BuiltPage {
  const elements = elementsOf(html);
  for (const element of elements) refuse(path, element);
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const styles = named('style').map(textOf);
  if (styles.length > 1) {
    throw new Error(`${path} has ${styles.length} style elements; the policy has one hash for it.`);
  }
  const actions = named('form').flatMap((form) => attributeOf(form, 'action') ?? []);
  const refresh = named('meta').find((meta) => attributeOf(meta, 'http-equiv') === 'refresh');
  return {
    path,
    styleHashes: styles.map((css) => createHash('sha256').update(css).digest('base64')),
    // The site's own addresses are written without an origin.
    postTo: unique(
      actions.flatMap((action) => (URL.canParse(action) ? new URL(action).origin : [])),
    ),
    redirectTo: refresh && attributeOf(refresh, 'content')?.replace(/^0;url=/, ''),
  };
}

export function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

/** Types of a script element that browsers do not run. */
const dataTypes: readonly string[] = ['application/ld+json', 'text/plain'];

function refuse(path: string, element: Element): void {
  const { tagName, attrs } = element;
  const runs = tagName === 'script' && !dataTypes.includes(attributeOf(element, 'type') ?? '');
  if (runs && textOf(element).trim()) throw blocked(path, 'an inline script', element);
  const bad = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  if (bad) throw blocked(path, `the attribute ${bad.name}=""`, element);
}

function blocked(path: string, what: string, { tagName, attrs }: Element): Error {
  const where = [tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ');
  return new Error(
    `${path} has ${what}, which its Content-Security-Policy blocks (decision 0010). Move it to a file or to a ` +
      `styled component: <${where.slice(0, 200)}>`,
  );
}
