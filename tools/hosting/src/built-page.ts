import { createHash } from 'node:crypto';
import { openingTags } from './opening-tags';

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
  refuse(path, html);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
  if (styles.length > 1) {
    throw new Error(`${path} has ${styles.length} style elements; the policy has one hash for it.`);
  }
  const actions = [...html.matchAll(/<form\b[^>]*\saction="(https?:[^"]+)"/g)];
  return {
    path,
    styleHashes: styles.map((css) => createHash('sha256').update(css).digest('base64')),
    postTo: unique(actions.map(([, action]) => new URL(`${action}`).origin)),
    redirectTo: /<meta http-equiv="refresh" content="0;url=([^"]+)"/.exec(html)?.[1],
  };
}

export function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

const styleAttribute = /\s(?<name>style|on\w+)\s*=/i;
const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

function refuse(path: string, html: string): void {
  for (const { groups, 0: whole } of html.matchAll(script)) {
    const { attributes = '', code = '' } = groups ?? {};
    const data = /type="(application\/ld\+json|text\/plain)"/.test(attributes);
    if (code.trim() && !data) throw blocked(path, 'an inline script', whole);
  }
  // Text inside scripts and styles is no markup.
  const markup = html.replace(/(<(script|style)[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
  for (const { attributes, whole } of openingTags(markup)) {
    const names = attributes.replace(/"[^"]*"|'[^']*'/g, '""');
    const found = styleAttribute.exec(names)?.groups?.['name'];
    if (found) throw blocked(path, `the attribute ${found}=""`, whole);
  }
}

function blocked(path: string, what: string, where: string): Error {
  return new Error(
    `${path} has ${what}, which its Content-Security-Policy blocks (decision 0010). Move it to a file or to a ` +
      `styled component: ${where.slice(0, 200)}`,
  );
}
